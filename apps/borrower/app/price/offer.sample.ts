import { plainDate } from '@lender/calculator';
import { type Centavos, centavos, chargeWithIva } from '@lender/money';
import type { Offer } from './offer-view.ts';

const charge = (netCentavos: number): Offer['interest'] => {
  const { grossCentavos, netCentavos: net, ivaCentavos } = chargeWithIva(centavos(netCentavos));
  return { amount: grossCentavos, amount_without_vat: net, vat: ivaCentavos };
};

export interface SampleParts {
  /** Without IVA and without discount. */
  readonly interestCentavos?: number;
  readonly feeCentavos?: number;
  readonly discountedInterestCentavos?: number;
}

/** Returns an offer of $3000 for 30 days, for tests: 450 of interest and 150 of fee unless `parts` says otherwise. */
export function sampleOffer(parts: SampleParts = {}): Offer {
  const { interestCentavos = 45_000, feeCentavos = 15_000, discountedInterestCentavos = interestCentavos } = parts;
  const principal = centavos(300_000);
  const nothing = charge(0);
  const interest = charge(discountedInterestCentavos);
  const fullInterest = charge(interestCentavos);
  const serviceFee = charge(feeCentavos);
  const sum = (loan: Centavos, cost: Offer['interest']) => centavos(loan + cost.amount + serviceFee.amount);
  const total = sum(principal, interest);
  const dueDate = plainDate('2026-12-21');
  return {
    principal,
    interest,
    serviceFee,
    processingFee: nothing,
    withdrawalFee: nothing,
    invoicingFee: nothing,
    total,
    apr: 819.1,
    annualRate: 180,
    term: { value: 30, unit: 'day' },
    startDate: plainDate('2026-11-21'),
    endDate: dueDate,
    agreementTermEndDate: plainDate('2027-03-21'),
    discount: { interest: 0, serviceFee: 0 },
    interest_without_discount: fullInterest,
    serviceFee_without_discount: serviceFee,
    processing_fee_without_discount: nothing,
    total_without_discount: sum(principal, fullInterest),
    apr_without_discount: 819.1,
    extensions: [
      {
        dueDate,
        days: 7,
        kind: 'cheap',
        amount: centavos(69_600),
        amount_without_vat: centavos(60_000),
        newEndDate: plainDate('2026-12-28'),
      },
    ],
    schedule: [{ dueDate, principal, interest, fees: serviceFee, total }],
  };
}
