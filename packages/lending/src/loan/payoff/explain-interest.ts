import { centavos } from '@lender/money';
import { earnedSoFar, withIva } from '../replay/earned.ts';
import type { LoanBook } from '../replay/loan-book.ts';
import type { EarnedCharge } from './derivation.ts';
import { explainStretches } from './explain-stretches.ts';

/** Explains the ordinary interest that was earned: balance by balance. */
export function explainInterest(book: LoanBook): EarnedCharge {
  const { rates, discount, payoutDate } = book.terms;
  const { annualRate, dayCountBasis, ivaRate } = rates;
  const amount = withIva(book.terms, centavos(earnedSoFar(book).interest));
  const stretches = book.ordinaryStretches;
  const net = explainStretches(stretches, {
    names: stretches.map((_, index) => `balance${index + 1}`),
    firstDate: payoutDate,
    share: {
      formula: 'annualRate ÷ dayCountBasis × (1 − discount)',
      inputs: { annualRate, dayCountBasis, discount: discount.interest },
    },
  });
  const earnedNetCentavos = amount.netCentavos;
  return {
    amount,
    net: stretches.length === 0 ? { formula: '0', inputs: {} } : net,
    iva: { formula: 'round(earnedNetCentavos × ivaRate)', inputs: { earnedNetCentavos, ivaRate } },
  };
}
