import type { PlainDate } from '@lender/calculator';
import type { Tx } from '../../kernel/database/database.ts';
import type { LoanRecord } from './loan-record.ts';

interface Reminded {
  readonly dueDate: PlainDate;
  /** First day of the step that the borrower was reminded in, counted from the due date. */
  readonly firstDay: number;
}

/** Stores of which due date, and in which step, the borrower of a loan was reminded. */
export async function storeReminded(
  tx: Tx,
  loan: Pick<LoanRecord, 'client_id' | 'id'>,
  { dueDate, firstDay }: Reminded,
): Promise<void> {
  await tx
    .updateTable('loan')
    .set({ reminded_due: dueDate, reminded_day: firstDay })
    .where('client_id', '=', loan.client_id)
    .where('id', '=', loan.id)
    .execute();
}
