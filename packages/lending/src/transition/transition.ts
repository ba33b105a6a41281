import { fail, ok, type Result } from '@lender/money';

/**
 * Actors that move a status: the server's own rules, the borrower, one member of staff, staff with the consent of a
 * second one (`checker`), or a deadline that passed.
 */
export const TRANSITION_ACTORS = ['server', 'client', 'operator', 'checker', 'timer'] as const;
export type TransitionActor = (typeof TRANSITION_ACTORS)[number];

/** One permitted move. A move from a status to itself makes something again: an offer, a draft, a payout. */
export interface Transition<Status> {
  readonly from: Status;
  readonly to: Status;
  readonly actors: readonly TransitionActor[];
  /** Event that causes the move, in few words, for people. */
  readonly when: string;
}

export interface IllegalTransition<Status> {
  readonly code: 'illegal_transition';
  readonly from: Status;
  readonly to: Status;
  /** Statuses to which this actor may go instead. */
  readonly permitted: readonly Status[];
}

/** Returns the statuses that `actor` may move to, or any actor when none is named; in the order of the table. */
export const permittedFrom = <Status>(
  table: readonly Transition<Status>[],
  from: Status,
  actor?: TransitionActor,
): readonly Status[] =>
  table.filter((row) => row.from === from && (actor === undefined || row.actors.includes(actor))).map((row) => row.to);

/** Returns the new status, or a refusal that names the permitted ones. */
export function move<Status>(
  table: readonly Transition<Status>[],
  { from, to, actor }: { readonly from: Status; readonly to: Status; readonly actor: TransitionActor },
): Result<Status, IllegalTransition<Status>> {
  const permitted = permittedFrom(table, from, actor);
  return permitted.includes(to) ? ok(to) : fail({ code: 'illegal_transition', from, to, permitted });
}
