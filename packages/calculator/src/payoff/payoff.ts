import { type Centavos, type Charge, centavos, sumCharges } from '@lender/money';
import type { PlainDate } from '../date/plain-date.ts';
import { type Charges, chargesEarned, lastDueDate } from '../pricing/charges.ts';
import type { LoanTerms } from '../pricing/pricing.ts';

export interface LoanOnDate {
  readonly terms: LoanTerms;
  readonly onDate: PlainDate;
}

/** Cost of a loan so far, component by component. */
export interface Accrual extends Charges {
  /** The sum of all components. */
  readonly charges: Charge;
}

/**
 * Returns the charges earned up to a date when nothing was paid early. Ordinary interest stops at the last due date;
 * charges for paying late are not part of this function.
 *
 * @throws RangeError when the terms are none that an offer can have: a rate that is no decimal text, a basis of 0, a
 *   due date that is not after the payout; or `onDate` is no day
 */
export function accruedOn({ terms, onDate }: LoanOnDate): Accrual {
  const earned = chargesEarned(terms, onDate);
  return { ...earned, charges: sumCharges(Object.values(earned)) };
}

/** Amount that settles a loan on a date. */
export interface Payoff extends Accrual {
  readonly principalCentavos: Centavos;
  readonly totalCentavos: Centavos;
  /** Difference to paying on the last due date, in centavos. */
  readonly savingCentavos: Centavos;
}

/**
 * Returns the amount that settles a loan, of which nothing was repaid yet, on a date: principal and the charges earned
 * so far. There is no penalty for paying early. On the last due date it is the offer's total.
 *
 * @throws RangeError as {@link accruedOn} does
 */
export function payoffOn({ terms, onDate }: LoanOnDate): Payoff {
  const accrual = accruedOn({ terms, onDate });
  const atTheEnd = accruedOn({ terms, onDate: lastDueDate(terms) });
  return {
    ...accrual,
    principalCentavos: terms.principalCentavos,
    totalCentavos: centavos(terms.principalCentavos + accrual.charges.grossCentavos),
    savingCentavos: centavos(atTheEnd.charges.grossCentavos - accrual.charges.grossCentavos),
  };
}
