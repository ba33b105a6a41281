import { addDays } from '@lender/calculator';
import { applyRate, type Centavos, centavos, rate } from '@lender/money';
import { addTaxed, NOTHING } from '../replay/component-arithmetic.ts';
import { serviceFee, withIva } from '../replay/earned.ts';
import type { LoanBook } from '../replay/loan-book.ts';
import { type Derivation, type EarnedCharge, sumOf } from './derivation.ts';

/** Explains the fees that were earned: the service fee day by day, others at once, and commissions of extensions. */
export function explainFees(book: LoanBook): EarnedCharge {
  const { ivaRate } = book.terms.rates;
  const parts = [serviceFeePart(book), ...partsAtOnce(book), ...commissionParts(book)].filter(({ net }) => net !== 0);
  const ivas = parts.map(({ name, net }) => ({
    formula: `round(${name}NetCentavos × ivaRate)`,
    inputs: { [`${name}NetCentavos`]: net, ivaRate },
  }));
  const amount = parts.map(({ net }) => withIva(book.terms, net)).reduce(addTaxed, NOTHING);
  return { amount, net: sumOf(parts.map(({ how }) => how)), iva: sumOf(ivas) };
}

/** One fee without IVA; its IVA is rounded on its own. */
interface FeePart {
  readonly name: string;
  readonly net: Centavos;
  readonly how: Derivation;
}

function serviceFeePart(book: LoanBook): FeePart {
  const { rates, discount, payoutDate } = book.terms;
  const { disbursedCentavos, feeDays, fee, start = 0 } = book;
  return {
    name: 'serviceFee',
    net: serviceFee(book),
    how: {
      formula: 'round(disbursedCentavos × serviceFeeRate × (1 − feeDiscount) × feeDays ÷ wholeFeeDays)',
      inputs: {
        disbursedCentavos,
        serviceFeeRate: rates.serviceFeeRate,
        feeDiscount: discount.serviceFee,
        feeFrom: addDays(payoutDate, start),
        feeDays,
        wholeFeeDays: fee.wholeDays,
      },
    },
  };
}

function partsAtOnce({ terms: { rates }, disbursedCentavos }: LoanBook): FeePart[] {
  const { processingFeeRate, withdrawalFeeCentavos, invoicingFeeCentavos } = rates;
  return [
    {
      name: 'processingFee',
      net: applyRate(centavos(disbursedCentavos), rate(processingFeeRate)),
      how: {
        formula: 'round(disbursedCentavos × processingFeeRate)',
        inputs: { disbursedCentavos, processingFeeRate },
      },
    },
    givenPart('withdrawalFee', withdrawalFeeCentavos),
    givenPart('invoicingFee', invoicingFeeCentavos),
  ];
}

const commissionParts = ({ extensions }: LoanBook): FeePart[] =>
  extensions.map(({ commission }, index) => givenPart(`commission${index + 1}`, commission.netCentavos));

/** Returns a fee that is a fixed amount, not a share. */
const givenPart = (name: string, net: Centavos): FeePart => ({
  name,
  net,
  how: { formula: `${name}NetCentavos`, inputs: { [`${name}NetCentavos`]: net } },
});
