import type { Centavos } from '@lender/money';
import type { PlainDate } from '../date/plain-date.ts';
import type { PayCycle } from '../pay-cycle/pay-cycle.ts';
import type { TermBounds } from '../pay-dates/due-dates.ts';

/**
 * Rates and fees of a loan. Shares are decimal text, so that they stay exact: `'0.05'` is 5 %. No amount contains IVA.
 */
export interface ChargeRates {
  /** Rate of ordinary interest a year: `'1.80'` is 180 %. */
  readonly annualRate: string;
  /** Days in the year by which interest is divided. */
  readonly dayCountBasis: number;
  /** Share of the principal, earned day by day over the term. */
  readonly serviceFeeRate: string;
  /** Share of the principal, charged once (comisión por apertura). */
  readonly processingFeeRate: string;
  /** Fee for a payout in cash; 0 for a transfer. */
  readonly withdrawalFeeCentavos: Centavos;
  readonly invoicingFeeCentavos: Centavos;
  readonly ivaRate: string;
}

/** The price list of a product: plain data, safe to store and to send. */
export interface Pricing {
  readonly rates: ChargeRates;
  /** Number of repayments of a loan, from 1. */
  readonly instalments: number;
  readonly termDays: Readonly<Record<PayCycle, TermBounds>>;
  readonly extensions: {
    /** Largest number of extensions of one loan. */
    readonly maxCount: number;
    readonly tariffs: readonly ExtensionTariff[];
  };
}

/** Cheap: requested in time. Expensive: after the due date, or for the last time. */
export type ExtensionKind = 'cheap' | 'expensive';

export interface ExtensionTariff {
  readonly kind: ExtensionKind;
  readonly days: number;
  /** Commission, as a share of the outstanding principal. */
  readonly commissionRate: string;
}

/** Fractions that a promotion takes off, decimal text from `'0'` to `'1'`. */
export interface Discount {
  readonly interest: string;
  readonly serviceFee: string;
}

export const NO_DISCOUNT: Discount = { interest: '0', serviceFee: '0' };

/** Everything on which the cost of one loan depends: plain data, kept with the loan. */
export interface LoanTerms {
  readonly principalCentavos: Centavos;
  readonly payoutDate: PlainDate;
  /** The pay dates on which instalments fall due, before any shift to a working day; in order, after the payout. */
  readonly dueDates: readonly [PlainDate, ...PlainDate[]];
  readonly rates: ChargeRates;
  readonly discount: Discount;
}
