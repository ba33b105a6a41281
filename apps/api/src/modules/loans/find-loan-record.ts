import type { Db, Tx } from '../../kernel/database/database.ts';
import { LENT_LOAN_STATUSES, type LoanRecord } from './loan-record.ts';

/** Finds a loan by its id: of any client, or only of the one that is named. */
export const findLoanRecord = (
  db: Db | Tx,
  { id, clientId }: { readonly id: string; readonly clientId?: string },
): Promise<LoanRecord | undefined> =>
  db
    .selectFrom('loan')
    .selectAll()
    .where('id', '=', id)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .executeTakeFirst();

/** Reads loans by their public numbers. */
export const loansOfNumbers = async (db: Db | Tx, numbers: readonly string[]): Promise<LoanRecord[]> =>
  numbers.length === 0
    ? []
    : db.selectFrom('loan').selectAll().where('hashed_id', 'in', numbers).orderBy('id').execute();

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
