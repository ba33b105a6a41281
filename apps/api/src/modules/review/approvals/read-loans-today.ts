import type { PlainDate } from '@lender/calculator';
import type { listApprovals, Reply } from '@lender/contract';
import { mayRole, type StaffRole } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ApprovalRow } from '../../approvals/index.ts';
import { LENT_LOAN_STATUSES, readLoans } from '../../loans/index.ts';

type LoanToday = Reply<typeof listApprovals>[number]['loan'];

/** Returns the loan that a request is about, while it waits; null where it is about none. */
const loanIdOf = ({ status, command: { payload } }: ApprovalRow): string | null =>
  status === 'open' && 'loanId' in payload ? payload.loanId : null;

/** Reads what is owed today of the loans that waiting requests are about, for a role that may read loans. */
export async function readLoansToday(
  tx: Tx,
  rows: readonly ApprovalRow[],
  { role, today }: { readonly role: StaffRole; readonly today: PlainDate },
): Promise<(row: ApprovalRow) => LoanToday> {
  const ids = rows.map(loanIdOf).filter((id) => id !== null);
  if (ids.length === 0 || !mayRole(role, 'loan.read')) return () => null;
  const records = await tx
    .selectFrom('loan')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', 'in', [...LENT_LOAN_STATUSES])
    .where('start_date', 'is not', null)
    .execute();
  const loans = new Map(
    (await readLoans(tx, records)).map(({ record, positionOn }) => {
      const { outstandingCentavos, daysLate } = positionOn(today);
      return [record.id, { id: record.id, hashedId: record.hashed_id, outstanding: outstandingCentavos, daysLate }];
    }),
  );
  return (row) => loans.get(loanIdOf(row) ?? '') ?? null;
}
