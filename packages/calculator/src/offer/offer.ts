import type { Centavos } from '@lender/money';
import type { CatPeriods } from '../cost/cat.ts';
import type { PlainDate } from '../date/plain-date.ts';
import type { Charges } from '../pricing/charges.ts';
import type { Discount, LoanTerms } from '../pricing/pricing.ts';
import type { Instalment } from './instalments.ts';

/** Cost of a loan without its discount. */
export interface UndiscountedOffer extends Charges {
  readonly totalCentavos: Centavos;
  readonly aprPercent: number;
}

/** Price of a loan, with every figure of it. */
export interface Offer extends Charges {
  /** Terms from which all figures follow; `accruedOn` and `payoffOn` take them. */
  readonly terms: LoanTerms;
  /** Principal, paid out in full: nothing is deducted. */
  readonly principalCentavos: Centavos;
  /** Exact sum of the principal and the gross of every charge. */
  readonly totalCentavos: Centavos;
  /** CAT without IVA, one decimal. */
  readonly aprPercent: number;
  /** Unit in which the CAT counted time. */
  readonly aprPeriods: CatPeriods;
  /** Nominal ordinary interest a year, in percent. */
  readonly annualRatePercent: number;
  readonly payoutDate: PlainDate;
  /** The last pay date on which the loan is repaid; charges are computed up to it. */
  readonly dueDate: PlainDate;
  /** `dueDate`, or the next working day when that is none; the shift costs nothing. */
  readonly endDate: PlainDate;
  /** The last day that the contract can reach with every extension it allows. */
  readonly agreementTermEndDate: PlainDate;
  /** Days from payout to `dueDate`. */
  readonly termDays: number;
  readonly discount: Discount;
  readonly withoutDiscount: UndiscountedOffer;
  readonly instalments: readonly Instalment[];
}
