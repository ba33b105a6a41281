import type { getPublicOffer, Reply } from '@lender/contract';
import type { LoanOffer } from '@lender/lending';
import { type Charge, sumCharges } from '@lender/money';

type WireOffer = Reply<typeof getPublicOffer>;

/** Maps a charge to its wire names. */
export const toChargeReply = ({ grossCentavos, netCentavos, ivaCentavos }: Charge) => ({
  amount: grossCentavos,
  amount_without_vat: netCentavos,
  vat: ivaCentavos,
});

/** Maps an offer to its wire names; no figure is computed here. */
export function toOfferReply(offer: LoanOffer): WireOffer {
  const { withoutDiscount } = offer;
  return {
    principal: offer.principalCentavos,
    interest: toChargeReply(offer.interest),
    serviceFee: toChargeReply(offer.serviceFee),
    processingFee: toChargeReply(offer.processingFee),
    withdrawalFee: toChargeReply(offer.withdrawalFee),
    invoicingFee: toChargeReply(offer.invoicingFee),
    total: offer.totalCentavos,
    apr: offer.aprPercent,
    annualRate: offer.annualRatePercent,
    term: { value: offer.termDays, unit: 'day' },
    startDate: offer.payoutDate,
    endDate: offer.endDate,
    agreementTermEndDate: offer.agreementTermEndDate,
    discount: { interest: Number(offer.discount.interest), serviceFee: Number(offer.discount.serviceFee) },
    interest_without_discount: toChargeReply(withoutDiscount.interest),
    serviceFee_without_discount: toChargeReply(withoutDiscount.serviceFee),
    processing_fee_without_discount: toChargeReply(withoutDiscount.processingFee),
    total_without_discount: withoutDiscount.totalCentavos,
    apr_without_discount: withoutDiscount.aprPercent,
    extensions: offer.extensions.map(({ dueDate, days, kind, newEndDate, ...cost }) => ({
      dueDate,
      days,
      kind,
      amount: cost.grossCentavos,
      amount_without_vat: cost.netCentavos,
      newEndDate,
    })),
    schedule: offer.instalments.map((instalment) => ({
      dueDate: instalment.dueDate,
      principal: instalment.principalCentavos,
      interest: toChargeReply(instalment.interest),
      fees: toChargeReply(sumCharges([instalment.serviceFee, instalment.otherFees])),
      total: instalment.totalCentavos,
    })),
  };
}
