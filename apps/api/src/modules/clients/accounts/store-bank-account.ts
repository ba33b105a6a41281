import type { Insertable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';

/** Stores the bank account of a client in place of an earlier one. */
export async function storeBankAccount(tx: Tx, account: Insertable<Database['bank_account']>): Promise<void> {
  await tx
    .insertInto('bank_account')
    .values(account)
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(account))
    .execute();
}

/** Stores that the account of a client is proven to be the client's own. Returns its last four digits. */
export async function storeAccountProof(
  tx: Tx,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
): Promise<string> {
  const { last_four } = await tx
    .updateTable('bank_account')
    .set({ proven_at: now })
    .where('client_id', '=', clientId)
    .returning('last_four')
    .executeTakeFirstOrThrow();
  return last_four;
}
