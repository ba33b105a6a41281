import type { Correction, LoanEvent, Reversal } from '../loan-event.ts';
import type { LoanEventProblem } from './loan-event-problem.ts';

/**
 * Checks that the event to be taken back has happened, and was not taken back before; a payment may be reversed from a
 * day on, or corrected for good.
 */
export function checkTakenBack(
  events: readonly LoanEvent[],
  taking: Reversal | Correction,
): LoanEventProblem | undefined {
  const taken = events.find(({ id }) => id === taking.of);
  const isRight = taking.kind === 'correction' ? taken?.kind !== 'correction' : taken?.kind === 'payment';
  if (!taken || !isRight) return { code: 'event_unknown', of: taking.of };
  if (taking.kind === 'reversal' && taking.valueDate < taken.valueDate)
    return { code: 'too_early', from: taken.valueDate };
  return events.some((event) => takesBack(event, taking) && !isCorrected(events, event))
    ? { code: 'taken_back_already', of: taking.of }
    : undefined;
}

/**
 * A payment that was reversed may still turn out never to have been made; an event that never happened cannot be
 * reversed.
 */
const takesBack = (event: LoanEvent, { kind, of }: Reversal | Correction): boolean =>
  event.kind === 'correction' ? event.of === of : event.kind === 'reversal' && kind === 'reversal' && event.of === of;

const isCorrected = (events: readonly LoanEvent[], { id }: LoanEvent): boolean =>
  events.some((event) => event.kind === 'correction' && event.of === id);
