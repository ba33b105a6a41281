import { ok, type Result } from '@lender/result';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { loanOfKey } from './loan-record.ts';
import { readLoan, type ServicedLoan } from './read-loan.ts';

type Found = Result<ServicedLoan, Refusal<'not_found'>>;

/** Finds a signed loan by its id alone, as staff name it. */
export async function findLoan(tx: Db | Tx, loanId: string): Promise<Found> {
  const record = await tx
    .selectFrom('loan')
    .selectAll()
    .where('id', '=', loanId)
    .where('terms', 'is not', null)
    .executeTakeFirst();
  return record ? ok(await readLoan(tx, record)) : refuse('not_found');
}

/** Locks a loan's client, then finds the loan: nothing happens to it meanwhile. */
export async function lockLoan(tx: Tx, loanId: string): Promise<Found> {
  const found = await findLoan(tx, loanId);
  if (!found.ok) return found;
  const { client_id, id } = found.value.record;
  await lockClient(tx, client_id);
  return ok(await readLoan(tx, await loanOfKey(tx, { client_id, id })));
}
