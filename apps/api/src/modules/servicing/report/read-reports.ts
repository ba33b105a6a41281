import { mexicoDate } from '@lender/calculator';
import type { LoanReportKind, Reply, reportLoan } from '@lender/contract';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { type LoanKey, REPORT_TASKS } from '../../loans/index.ts';

type LoanReport = Reply<typeof reportLoan>;
const TASK_OF = { hardship: 'hardship_asked', not_mine: 'loan_disputed' } as const satisfies Record<
  LoanReportKind,
  (typeof REPORT_TASKS)[number]
>;

/** Lists the reports about a loan, the newest first. */
export async function readReports(db: Db | Tx, { client_id, id }: LoanKey): Promise<LoanReport[]> {
  const tasks = await db
    .selectFrom('staff_task')
    .select(['kind', 'opened_at', 'closed_at'])
    .where('client_id', '=', client_id)
    .where('subject', '=', id)
    .where('kind', 'in', REPORT_TASKS)
    .orderBy('id', 'desc')
    .execute();
  return tasks.map(({ kind, opened_at, closed_at }) => ({
    kind: kind === TASK_OF.hardship ? 'hardship' : 'not_mine',
    reportedOn: mexicoDate(opened_at.getTime()),
    isOpen: closed_at === null,
  }));
}

/** Finds the report of a kind that staff still look at. */
export const openReport = async (tx: Tx, loan: LoanKey, kind: LoanReportKind): Promise<LoanReport | undefined> =>
  (await readReports(tx, loan)).find((report) => report.isOpen && report.kind === kind);
