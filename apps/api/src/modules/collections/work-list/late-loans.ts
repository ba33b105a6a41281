import type { PlainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import type { SelectQueryBuilder } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';

export type Loans = SelectQueryBuilder<Database, 'loan', object>;

/** Selects loans whose oldest unpaid part was due before today. */
export const lateLoans = (tx: Tx, today: PlainDate): Loans =>
  tx.selectFrom('loan').where('loan.status', '=', LOAN_STATUS.active).where('loan.due_date', '<', today);
