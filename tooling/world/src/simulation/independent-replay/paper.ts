/**
 * Terms that the borrower signed, as far as they decide money: plain data, as the database keeps it. Dates are
 * `YYYY-MM-DD`.
 */
export interface Paper {
  readonly principalCentavos: number;
  readonly payoutDate: string;
  readonly signedOn: string;
  readonly dueDates: readonly string[];
  /** Last day on which each due date is paid in time. */
  readonly endDates: readonly string[];
  readonly interestFrom: 'arrival' | 'payout_date';
  readonly rates: {
    readonly annualRate: string;
    readonly dayCountBasis: number;
    readonly serviceFeeRate: string;
    readonly processingFeeRate: string;
    readonly withdrawalFeeCentavos: number;
    readonly invoicingFeeCentavos: number;
    readonly ivaRate: string;
  };
  readonly discount: { readonly interest: string; readonly serviceFee: string };
  readonly policy: {
    /** Calendar of working days; `null` when the contract names none. */
    readonly calendar: string | null;
    readonly late:
      | { readonly kind: 'none' }
      | { readonly kind: 'interest'; readonly graceDays: number; readonly annualRate: string; readonly maxDays: number }
      | { readonly kind: 'fee'; readonly graceDays: number; readonly feeCentavos: number };
    readonly caps: { readonly totalShare: string; readonly dailyShare: string };
    readonly toleranceCentavos: number;
    readonly extensions: {
      readonly tariffs: readonly { readonly kind: string; readonly days: number; readonly commissionRate: string }[];
    };
  };
}

export type ChargeName = 'lateCharge' | 'fees' | 'interest';

/** Event of a loan. `at` is the instant, `valueDate` the day from which it counts. */
export type Happening = { readonly id: string; readonly valueDate: string; readonly at: string } & (
  | { readonly kind: 'disbursed' | 'payment' | 'refund'; readonly amountCentavos: number }
  | { readonly kind: 'reversal' | 'correction'; readonly of: string }
  | { readonly kind: 'extension'; readonly payment: string; readonly days: number; readonly commissionRate: string }
  | { readonly kind: 'waiver'; readonly component: ChargeName | 'principal'; readonly amountCentavos: number }
  | { readonly kind: 'withdrawal'; readonly until: string }
  | { readonly kind: 'hold' | 'hold_end' | 'write_off' | 'write_off_undone' | 'annulment' }
  | { readonly kind: 'sale' | 'buy_back'; readonly priceCentavos: number }
);
