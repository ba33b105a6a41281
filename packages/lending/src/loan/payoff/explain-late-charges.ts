import { centavos } from '@lender/money';
import { addTaxed, NOTHING } from '../replay/component-arithmetic.ts';
import { lateSoFar, withIva } from '../replay/earned.ts';
import type { InstalmentBook, LoanBook } from '../replay/loan-book.ts';
import { type Derivation, type EarnedCharge, sumOf } from './derivation.ts';
import { explainStretches } from './explain-stretches.ts';

/** Explains the late charges, instalment by instalment. */
export function explainLateCharges(book: LoanBook): EarnedCharge {
  const { ivaRate } = book.terms.rates;
  const late = book.instalments
    .map((instalment, index) => ({
      instalment,
      name: `late${index + 1}`,
      amount: withIva(book.terms, centavos(lateSoFar(book, instalment))),
    }))
    .filter(({ amount }) => amount.netCentavos > 0);
  const ivas = late.map(({ name, amount }) => ({
    formula: `round(${name}NetCentavos × ivaRate)`,
    inputs: { [`${name}NetCentavos`]: amount.netCentavos, ivaRate },
  }));
  return {
    amount: late.map(({ amount }) => amount).reduce(addTaxed, NOTHING),
    net: sumOf(late.map(({ instalment, name }) => explainInstalment(book, instalment, name))),
    iva: sumOf(ivas),
  };
}

/** A product charges moratory interest or a fee, so one of the two is empty. */
function explainInstalment(
  { terms: { policy, rates, payoutDate } }: LoanBook,
  { lateStretches: stretches, lateFeeCentavos }: InstalmentBook,
  name: string,
): Derivation {
  if (policy.late.kind !== 'interest')
    return { formula: `${name}FeeCentavos`, inputs: { [`${name}FeeCentavos`]: lateFeeCentavos } };
  const { dayCountBasis } = rates;
  return explainStretches(stretches, {
    names: stretches.map((_, index) => `${name}Balance${index + 1}`),
    firstDate: payoutDate,
    share: {
      formula: 'lateAnnualRate ÷ dayCountBasis',
      inputs: { lateAnnualRate: policy.late.annualRate, dayCountBasis },
    },
  });
}
