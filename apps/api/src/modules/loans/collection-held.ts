import type { StaffTaskKind } from '@lender/contract';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Tasks for a borrower's report about a loan, which waits for a person. */
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

/**
 * Tells whether a borrower's report about a loan is still under review: until it is closed, no reminder is sent and
 * nothing is debited for the loan.
 */
export async function isCollectionHeld(tx: Tx, loanId: string): Promise<boolean> {
  const { isHeld } = await tx.selectNoFrom(hasOpenReport(loanId).as('isHeld')).executeTakeFirstOrThrow();
  return Boolean(isHeld);
}

/** Selects, of many loans, those that may be collected. */
export const isCollected = () => not(hasOpenReport(sql<string>`loan.id::text`));
