import type { Db, Tx } from '../../kernel/database/database.ts';
import { NO_CLIENT } from '../../kernel/database/no-client.ts';

/** Tells whether an entry of the lender's own is booked under a key. */
export async function hasEntry(db: Db | Tx, key: string): Promise<boolean> {
  const entry = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('client_id', '=', NO_CLIENT)
    .where('key', '=', key)
    .executeTakeFirst();
  return entry !== undefined;
}
