import type { Centavos } from '@lender/money';
import type { RolloverType } from '../../rollover/rollover.ts';

/** Charge on an overdue instalment: moratory interest or a fee, never both, nor anything that is not named. */
export type LatePolicy =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'interest';
      /** Days after the (moved) due date that cost nothing. */
      readonly graceDays: number;
      /** Yearly rate, without IVA, on overdue principal only: `'2.70'` is 270 %. */
      readonly annualRate: string;
      /** Number of days after which it stops. */
      readonly maxDays: number;
    }
  | {
      readonly kind: 'fee';
      readonly graceDays: number;
      /** Without IVA; never more than what is overdue. Charged once for each due date. */
      readonly feeCentavos: Centavos;
    };

export interface ExtensionPolicy {
  /** Largest number of extensions of one loan. */
  readonly maxCount: number;
  /** Number of extensions at the cheap price; each further one has the expensive price. */
  readonly cheapCount: number;
  /** The window opens so many days before the due date, and closes so many days after it. */
  readonly opensDaysBefore: number;
  readonly closesDaysAfter: number;
  readonly tariffs: readonly {
    readonly kind: RolloverType;
    readonly days: number;
    readonly commissionRate: string;
  }[];
}

/**
 * Limits that all charges of a loan, IVA and late ones included, never exceed; shares of the principal, decimal text.
 */
export interface CostCaps {
  readonly totalShare: string;
  /** Limit for each day since the money arrived. */
  readonly dailyShare: string;
}

/** Rules by which a loan is serviced: plain data, stored with the loan. */
export interface ServicingPolicy {
  /** Edition of these rules; every change of a figure is a new one. */
  readonly version: string;
  /** Edition of the calendar of working days; `null` for loans whose contract names no such rule. */
  readonly calendar: string | null;
  readonly late: LatePolicy;
  readonly extensions: ExtensionPolicy;
  readonly caps: CostCaps;
  /** Working days after the signature within which the contract may be cancelled. */
  readonly withdrawalDays: number;
  /** Largest remainder that is not asked for, and largest excess that is not refunded. */
  readonly toleranceCentavos: Centavos;
}
