import type { LoanTerms, PlainDate } from '@lender/calculator';
import type { ServicingPolicy } from './servicing-policy.ts';

/** Everything that a signed loan is serviced by: plain data, complete, the same for as long as the loan lives. */
export interface ServicedTerms extends LoanTerms {
  readonly signedOn: PlainDate;
  /** For each due date the day that is printed: the date itself, or the next working day. */
  readonly endDates: readonly [PlainDate, ...PlainDate[]];
  /** Interest runs from the day the money arrives. Papers of before name a day: then it runs from that. */
  readonly interestFrom: 'arrival' | 'payout_date';
  readonly policy: ServicingPolicy;
}
