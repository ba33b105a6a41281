import type { PlainDate } from '@lender/calculator';
import {
  debtBack,
  type LoanEvent,
  type LoanPosition,
  type LoanStatus,
  loanStatusAfter,
  positionOn,
  type ServicedTerms,
  type TransitionActor,
} from '@lender/lending';

interface Life {
  readonly record: { readonly status: LoanStatus };
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
}

/** Event that is imagined, the actor who would cause it, and the day on which the loan is read. */
export interface Imagined {
  readonly event: LoanEvent;
  readonly actor: TransitionActor;
  readonly today: PlainDate;
}

interface Status {
  readonly status: LoanStatus;
  readonly position: LoanPosition;
}

/**
 * Returns the status and position of a loan now, and as they would be if an event happened now: by the rules by which
 * events are recorded.
 */
export function effectOf(
  { record: { status }, terms, events }: Life,
  { event, actor, today }: Imagined,
): { readonly before: Status; readonly after: Status } {
  const then = [...events, event];
  const position = positionOn(terms, then, today);
  const back = debtBack({ status, events: then, position, actor });
  const last = back
    ? positionOn(terms, [...then, { ...back, id: `${back.kind}:${event.id}`, valueDate: today, at: event.at }], today)
    : position;
  return {
    before: { status, position: positionOn(terms, events, today) },
    after: { status: loanStatusAfter(last, status), position: last },
  };
}
