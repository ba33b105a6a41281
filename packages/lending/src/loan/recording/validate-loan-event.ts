import { fail, ok, type Result } from '@lender/money';
import type { LoanEvent } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { withdrawalOffer } from '../withdrawal-offer.ts';
import { checkAmount } from './check-amount.ts';
import { checkExtension } from './check-extension.ts';
import { checkTakenBack } from './check-taken-back.ts';
import type { LoanEventProblem } from './loan-event-problem.ts';
import { LOAN_EVENT_RULES } from './loan-event-rules.data.ts';

/**
 * Checks whether an event can have happened to a loan, by its position on the event's day and all that is known. A
 * payment always can. `mayRecordLoanEvent` checks who may record it.
 *
 * @example
 * const loan = signedLoan();
 * const ended = { ...happened('end', loan.payoutDate), kind: 'hold_end' };
 * validateLoanEvent(loan, [arrival(loan)], ended) // → { ok: false, problem: { code: 'loan_not_on_hold' } }
 */
export function validateLoanEvent<Event extends LoanEvent>(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  event: Event,
): Result<Event, LoanEventProblem> {
  const others = events.filter(({ id }) => id !== event.id);
  const problem = stateProblem(terms, others, event) ?? kindProblem(terms, others, event);
  return problem ? fail(problem) : ok(event);
}

function stateProblem(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  event: LoanEvent,
): LoanEventProblem | undefined {
  const { states: needed } = LOAN_EVENT_RULES[event.kind];
  if (event.kind !== 'payment' && event.valueDate < terms.signedOn) return { code: 'too_early', from: terms.signedOn };
  if (!needed) return undefined;
  const { state } = positionOn(terms, events, event.valueDate);
  return needed.includes(state) ? undefined : { code: 'wrong_loan_state', state, needed };
}

function kindProblem(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  event: LoanEvent,
): LoanEventProblem | undefined {
  switch (event.kind) {
    case 'disbursed':
    case 'payment':
    case 'refund':
    case 'waiver':
      return checkAmount(terms, events, event);
    case 'reversal':
    case 'correction':
      return checkTakenBack(events, event);
    case 'extension':
      return checkExtension(terms, events, event);
    case 'hold':
      return isOnHold(terms, events, event) ? { code: 'loan_on_hold' } : undefined;
    case 'hold_end':
      return isOnHold(terms, events, event) ? undefined : { code: 'loan_not_on_hold' };
    case 'withdrawal':
      return checkWithdrawal(terms, events, event);
    default:
      return undefined;
  }
}

const isOnHold = (terms: ServicedTerms, events: readonly LoanEvent[], { valueDate }: LoanEvent): boolean =>
  positionOn(terms, events, valueDate).isOnHold;

function checkWithdrawal(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  { valueDate }: LoanEvent,
): LoanEventProblem | undefined {
  const offer = withdrawalOffer(terms, events, valueDate);
  if (!offer.ok) return offer.problem;
  return offer.value.isAsked ? { code: 'withdrawal_open', until: offer.value.until } : undefined;
}
