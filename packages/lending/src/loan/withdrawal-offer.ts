import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar, NEWEST_MEXICAN_CALENDAR } from '@lender/calculator/calendar';
import { type Centavos, centavos, fail, ok, type Result, sumCentavos } from '@lender/money';
import type { LoanEvent } from './loan-event.ts';
import type { LoanPosition, LoanState } from './position.ts';
import { positionOn } from './position-on.ts';
import type { ServicedTerms } from './serviced-terms.ts';

/** How the contract can be cancelled without any charge. */
export interface WithdrawalOffer {
  /** The last day on which what was received may be given back. */
  readonly until: PlainDate;
  /** What is still to be given back: what was received, less what was paid. */
  readonly amountCentavos: Centavos;
  /** Whether the borrower has asked for it. */
  readonly isAsked: boolean;
}

export type WithdrawalProblem =
  | { readonly code: 'loan_not_running'; readonly state: LoanState }
  | { readonly code: 'withdrawal_closed'; readonly until: PlainDate };

/**
 * Whether a contract can still be cancelled on a day, until when, and by giving back how much.
 *
 * @example
 * const loan = signedLoan({ principalCentavos: centavos(300000) }); // signed on Monday 2026-11-23
 * const events = [arrival(loan), payment(centavos(50000), addDays(loan.payoutDate, 2))];
 * const offer = withdrawalOffer(loan, events, addDays(loan.payoutDate, 3));
 * offer.ok && offer.value // → { until: '2026-12-07', amountCentavos: 250000, isAsked: false }
 */
export function withdrawalOffer(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  date: PlainDate,
): Result<WithdrawalOffer, WithdrawalProblem> {
  const position = positionOn(terms, events, date);
  if (position.state !== 'open') return fail({ code: 'loan_not_running', state: position.state });
  if (position.withdrawal) return ok({ ...position.withdrawal, isAsked: true });
  const until = withdrawalEnd(terms);
  if (date > until) return fail({ code: 'withdrawal_closed', until });
  return ok({ until, amountCentavos: toReturn(position), isAsked: false });
}

/**
 * The last of the working days after the signature within which a contract can be cancelled. A paper that names no
 * calendar says the same of working days.
 */
function withdrawalEnd({ signedOn, policy }: ServicedTerms): PlainDate {
  if (policy.withdrawalDays === 0) return addDays(signedOn, -1);
  const agreed = policy.calendar ?? NEWEST_MEXICAN_CALENDAR;
  const by = (calendar: string) => mexicanCalendar(calendar).addWorkingDays(signedOn, policy.withdrawalDays);
  // The days are the law's: what the lender counts as working days itself takes none of them away.
  const [own, published] = [by(agreed), by(mexicanCalendar(agreed).version)];
  const isLater = own > published;
  return isLater ? own : published;
}

function toReturn({ books, payments, refundedCentavos }: LoanPosition): Centavos {
  const paid = sumCentavos(payments.map(({ amountCentavos }) => amountCentavos));
  return centavos(Math.max(0, books.disbursedCentavos - paid + refundedCentavos));
}
