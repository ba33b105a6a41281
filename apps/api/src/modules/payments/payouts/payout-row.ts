import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { type OwnedKey, thingNamed } from '../../../kernel/database/external-ids.ts';
import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { lockClient } from '../../clients/index.ts';

export type PayoutRow = Selectable<Database['payout']>;
export type PayoutStatus = PayoutRow['status'];

export async function findPayout(db: Db | Tx, payoutId: string): Promise<PayoutRow | undefined> {
  const key = await thingNamed(db, 'payout', payoutId);
  return key && payoutOf(db, key).executeTakeFirst();
}

const payoutOf = (db: Db | Tx, { client_id, id }: OwnedKey) =>
  db.selectFrom('payout').selectAll().where('client_id', '=', client_id).where('id', '=', id);

/** Reads a payout after locking its client; a payout without a client is locked itself. */
export async function lockPayout(tx: Tx, payoutId: string): Promise<PayoutRow | undefined> {
  const key = await thingNamed(tx, 'payout', payoutId);
  if (!key) return undefined;
  if (key.client_id !== NO_CLIENT) await lockClient(tx, key.client_id);
  return payoutOf(tx, key).forUpdate().executeTakeFirst();
}

/** Stores the changes of a payout. Its client is locked. */
export async function changePayout(
  tx: Tx,
  { client_id, id }: OwnedKey,
  change: Updateable<Database['payout']>,
): Promise<void> {
  await tx.updateTable('payout').set(change).where('client_id', '=', client_id).where('id', '=', id).execute();
}
