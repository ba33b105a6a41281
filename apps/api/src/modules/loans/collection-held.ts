import type { StaffTaskKind } from '@lender/contract';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** What a borrower told us of a loan, and waits for a person. */
export const REPORT_TASKS = ['hardship_asked', 'loan_disputed'] as const satisfies readonly StaffTaskKind[];

const { exists, not, selectFrom } = expressionBuilder<Database>();

const hasOpenReport = (loanId: string | Expression<string>) =>
  exists(
    selectFrom('staff_task')
      .select('staff_task.id')
      .where('kind', 'in', REPORT_TASKS)
      .where('subject', '=', loanId)
      .where('closed_at', 'is', null),
  );

/** While a person looks at what its borrower told us of a loan, nobody is reminded of it and nothing is debited for it. */
export async function isCollectionHeld(tx: Tx, loanId: string): Promise<boolean> {
  const { isHeld } = await tx.selectNoFrom(hasOpenReport(loanId).as('isHeld')).executeTakeFirstOrThrow();
  return Boolean(isHeld);
}

/** The same of many loans: those that may be collected. */
export const isCollected = () => not(hasOpenReport(sql<string>`loan.id::text`));
