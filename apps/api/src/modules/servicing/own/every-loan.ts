import type { Db, Tx } from '../../../kernel/database/database.ts';
import { LENT_LOAN_STATUSES, type LoanRecord } from '../../loans/index.ts';

/** Reads every loan that was paid out to a client, also when its contract was cancelled or void; the oldest first. */
export const everyLoanOf = (db: Db | Tx, clientId: string): Promise<LoanRecord[]> =>
  db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'in', [...LENT_LOAN_STATUSES])
    .where('terms', 'is not', null)
    .orderBy('id')
    .execute();
