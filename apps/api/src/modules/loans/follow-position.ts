import type { PlainDate } from '@lender/calculator';
import {
  type LoanPosition,
  type LoanStatus,
  loanStatusAfter,
  loanTransitionPath,
  type TransitionActor,
} from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type LoanRecord, moveLoan } from './loan-record.ts';

interface Followed {
  readonly loan: LoanRecord;
  readonly position: LoanPosition;
  readonly actor: TransitionActor;
  readonly by: string;
}

/** Updates a loan's row from its position: its status, its next due date, and the day of its books. */
export async function followPosition(
  tx: Tx,
  { loan, position, actor, by }: Followed,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  let { status } = loan;
  for (const move of movesTo(loanStatusAfter(position, status), { loan, position, actor, by })) {
    await moveLoan(tx, { loan: { ...loan, status }, ...move, by }, services);
    status = move.to;
  }
  await tx
    .updateTable('loan')
    .set({ booked_on: position.date, due_date: position.nextDue?.date ?? loan.due_date })
    .where('client_id', '=', loan.client_id)
    .where('id', '=', loan.id)
    .execute();
}

/**
 * Follows the positions of many loans on one day: loans whose status stays, which is nearly all of them, are updated
 * together.
 */
export async function followPositions(
  tx: Tx,
  { on, all }: { readonly on: PlainDate; readonly all: readonly Followed[] },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  for (const one of all.filter((followed) => !isStill(followed))) await followPosition(tx, one, services);
  const still = all.filter(isStill).map(({ loan }) => loan);
  if (still.length === 0) return;
  const [clientIds, ids] = [still.map(({ client_id }) => client_id), still.map(({ id }) => id)];
  await tx
    .updateTable('loan')
    .set({ booked_on: on })
    .where('client_id', 'in', clientIds)
    .where('id', 'in', ids)
    .execute();
}

const isStill = ({ loan, position }: Followed): boolean =>
  loanStatusAfter(position, loan.status) === loan.status &&
  (position.nextDue === undefined || position.nextDue.date === loan.due_date);

/**
 * Returns the moves to a status: a late report may need several at once. A consequence that goes beyond what the actor
 * may do, such as a loan that their payment closes, is the server's move.
 *
 * @throws when the table of transitions has no way: the event must have been refused before
 */
function movesTo(to: LoanStatus, { loan, actor }: Followed): { to: LoanStatus; actor: TransitionActor }[] {
  for (const mover of [actor, 'server'] as const) {
    const path = loanTransitionPath({ from: loan.status, to, actor: mover });
    if (path) return path.map((step) => ({ to: step, actor: mover }));
  }
  throw new Error(`loan ${loan.id}: no way leads from ${loan.status} to ${to}`);
}
