import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar, NEWEST_MEXICAN_CALENDAR } from '@lender/calculator/calendar';
import { type Centavos, centavos, fail, ok, type Result } from '@lender/money';
import { describePosition } from './describe-position.ts';
import type { LoanEvent } from './loan-event.ts';
import type { LoanState } from './position.ts';
import { replayLoan } from './replay/replay-loan.ts';
import { missingToReturn } from './replay/withdraw.ts';
import type { ServicedTerms } from './serviced-terms.ts';

/** Conditions on which the contract can be cancelled without any charge. */
export interface WithdrawalOffer {
  /** Last day on which what was received may be returned. */
  readonly until: PlainDate;
  /** Amount still to be returned: what was received, less what was paid, and less what was waived of it. */
  readonly amountCentavos: Centavos;
  /**
   * Amount to be refunded to the borrower once the contract is cancelled: all that was paid beyond what was received.
   */
  readonly refundCentavos: Centavos;
  /** True when the borrower has asked for it. */
  readonly isAsked: boolean;
}

export type WithdrawalProblem =
  | { readonly code: 'loan_not_running'; readonly state: LoanState }
  | { readonly code: 'withdrawal_closed'; readonly until: PlainDate };

/**
 * Tells whether a contract can still be cancelled on a day, until when, and by returning how much. Paying the whole
 * loan keeps this right: then nothing is to be returned, and what was paid beyond the principal is refunded.
 *
 * @example
 * const loan = signedLoan({ principalCentavos: centavos(300000) }); // signed on Monday 2026-11-23
 * const events = [arrival(loan), payment(centavos(50000), addDays(loan.payoutDate, 2))];
 * const offer = withdrawalOffer(loan, events, addDays(loan.payoutDate, 3));
 * offer.ok && offer.value // → { until: '2026-12-07', amountCentavos: 250000, refundCentavos: 0, isAsked: false }
 */
export function withdrawalOffer(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  date: PlainDate,
): Result<WithdrawalOffer, WithdrawalProblem> {
  const book = replayLoan(terms, events, date);
  const position = describePosition(book, date);
  if (position.state !== 'open' && position.state !== 'settled')
    return fail({ code: 'loan_not_running', state: position.state });
  const missing = missingToReturn(book);
  const amounts = { amountCentavos: centavos(Math.max(0, missing)), refundCentavos: centavos(Math.max(0, -missing)) };
  if (position.withdrawal) return ok({ until: position.withdrawal.until, ...amounts, isAsked: true });
  const until = withdrawalEnd(terms);
  if (date > until) return fail({ code: 'withdrawal_closed', until });
  return ok({ until, ...amounts, isAsked: false });
}

/**
 * Returns the last of the working days after the signature within which a contract can be cancelled. A contract that
 * names no calendar has the same rule about working days.
 */
function withdrawalEnd({ signedOn, policy }: ServicedTerms): PlainDate {
  if (policy.withdrawalDays === 0) return addDays(signedOn, -1);
  const agreed = policy.calendar ?? NEWEST_MEXICAN_CALENDAR;
  const by = (calendar: string) => mexicanCalendar(calendar).addWorkingDays(signedOn, policy.withdrawalDays);
  // The law sets the days: the lender's own calendar of working days must not shorten them.
  const [own, published] = [by(agreed), by(mexicanCalendar(agreed).version)];
  const isLater = own > published;
  return isLater ? own : published;
}
