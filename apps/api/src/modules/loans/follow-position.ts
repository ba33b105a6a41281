import { type LoanPosition, loanStatusAfter, type TransitionActor } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type LoanRecord, moveLoan } from './loan-record.ts';

interface Followed {
  readonly loan: LoanRecord;
  readonly position: LoanPosition;
  readonly actor: TransitionActor;
  readonly by: string;
}

/** Lets a loan's row follow from its position: its status, its next due date, and the day of its books. */
export async function followPosition(
  tx: Tx,
  { loan, position, actor, by }: Followed,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const to = loanStatusAfter(position, loan.status);
  if (to !== loan.status) await moveLoan(tx, { loan, to, actor, by }, services);
  await tx
    .updateTable('loan')
    .set({ booked_on: position.date, due_date: position.nextDue?.date ?? loan.due_date })
    .where('client_id', '=', loan.client_id)
    .where('id', '=', loan.id)
    .execute();
}
