import type { PlainDate } from '@lender/calculator';
import { describePosition } from './describe-position.ts';
import type { LoanEvent } from './loan-event.ts';
import type { LoanPosition } from './position.ts';
import { replayLoan } from './replay/replay-loan.ts';
import type { ServicedTerms } from './serviced-terms.ts';

/**
 * Returns the position of a loan on a day: what is owed by component and by instalment, how each payment was used, how
 * late it is, what comes due next. Everything that says what a loan owes uses this one function, for any number of
 * instalments: pages, payoff quotes, the ledger, extension prices, arrears, decisions, write-offs and sales.
 *
 * It replays the events by the day from which they count. So the order in which they came to be known makes no
 * difference, and a payment that becomes known late saves exactly what it would have saved.
 *
 * @param events - all that is known to have happened, in any order; what counts after `date` is left out
 * @param date - any day; for one in the future the result is the position if nothing more happens
 * @throws RangeError when the loan was paid out twice: the second arrival must be recorded as a correction of the first
 *
 * @example
 * const loan = signedLoan({ principalCentavos: centavos(200000), days: 30 });
 * const late = payment(centavos(10000), addDays(loan.payoutDate, 20));
 * const early = payment(centavos(60000), addDays(loan.payoutDate, 5));
 * const events = [arrival(loan), late, early];
 * positionOn(loan, events, addDays(loan.payoutDate, 30)).outstandingCentavos // → 168822
 */
export const positionOn = (terms: ServicedTerms, events: readonly LoanEvent[], date: PlainDate): LoanPosition =>
  describePosition(replayLoan(terms, events, date), date);
