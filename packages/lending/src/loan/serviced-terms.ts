import type { LoanTerms, PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { RolloverType } from '../rollover/rollover.ts';
import type { ServicingPolicy } from './policy/servicing-policy.ts';

/** All terms by which a signed loan is serviced: plain data, complete, unchanged over the life of the loan. */
export interface ServicedTerms extends LoanTerms {
  readonly signedOn: PlainDate;
  /** Printed day for each due date: the date itself, or the next working day. */
  readonly endDates: readonly [PlainDate, ...PlainDate[]];
  /** Day from which interest runs: that of the money's arrival, or the day that an older contract names. */
  readonly interestFrom: 'arrival' | 'payout_date';
  readonly policy: ServicingPolicy;
  /**
   * Prices of extensions as an older contract prints them, one for each option whatever the due date; IVA included.
   * They are the most that fees, interest and commission of that option come to. Undefined for contracts that print a
   * price by due date.
   */
  readonly printedExtensions?: readonly PrintedPrice[] | undefined;
}

export interface PrintedPrice {
  readonly kind: RolloverType;
  readonly days: number;
  readonly amountCentavos: Centavos;
}
