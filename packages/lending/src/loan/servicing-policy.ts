import type { Centavos } from '@lender/money';
import type { RolloverType } from '../rollover/rollover.ts';

/** What is charged on an overdue instalment: moratory interest or a fee, never both, nor anything that is not named. */
export type LatePolicy =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'interest';
      /** Days after the (moved) due date that cost nothing. */
      readonly graceDays: number;
      /** A year, without IVA, on overdue principal only: `'2.70'` is 270 %. */
      readonly annualRate: string;
      /** After so many days it stops. */
      readonly maxDays: number;
    }
  | {
      readonly kind: 'fee';
      readonly graceDays: number;
      /** Without IVA; never more than what is overdue. Charged once for each due date. */
      readonly feeCentavos: Centavos;
    };

export interface ExtensionPolicy {
  /** Extensions of one loan, at most. */
  readonly maxCount: number;
  /** From the extension after this one on, the price is the expensive one. */
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

/** What all charges of a loan, IVA and late ones included, never exceed; shares of the principal, decimal text. */
export interface CostCaps {
  readonly totalShare: string;
  /** For each day since the money arrived. */
  readonly dailyShare: string;
}

/** The rules by which a loan is serviced: plain data, kept with the loan. */
export interface ServicingPolicy {
  /** Which edition of these rules; every change of a figure is a new one. */
  readonly version: string;
  /** Edition of the calendar of working days; `null` for loans whose paper names no such rule. */
  readonly calendar: string | null;
  readonly late: LatePolicy;
  readonly extensions: ExtensionPolicy;
  readonly caps: CostCaps;
  /** Working days after the signature within which the contract may be cancelled. */
  readonly withdrawalDays: number;
  /** A rest of at most so much is not asked for, and an excess of at most so much not given back. */
  readonly toleranceCentavos: Centavos;
}
