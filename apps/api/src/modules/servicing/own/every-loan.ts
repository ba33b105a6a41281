import { LOAN_STATUS } from '@lender/lending';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { type LoanRecord, PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';

/** Every loan that a client was paid out, those included whose contract was cancelled or void; the oldest first. */
export const everyLoanOf = (db: Db | Tx, clientId: string): Promise<LoanRecord[]> =>
  db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'in', [...PAID_OUT_LOAN_STATUSES, LOAN_STATUS.terminated])
    .where('terms', 'is not', null)
    .orderBy('id')
    .execute();
