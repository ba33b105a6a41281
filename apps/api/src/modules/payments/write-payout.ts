import type { Insertable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { giveNewName } from '../../kernel/database/external-ids.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Writes a payout under the names by which a provider or a counter will ask for it. */
export async function writePayout(tx: Tx, row: Insertable<Database['payout']>): Promise<void> {
  await tx.insertInto('payout').values(row).execute();
  await giveNewName(tx, row, { kind: 'payout', name: row.id });
  if (row.order_number) await giveNewName(tx, row, { kind: 'payout_order', name: row.order_number });
}
