import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { giveNewName, thingNamed } from '../../../kernel/database/external-ids.ts';
import type { Database } from '../../../kernel/database/schema.ts';

/** Means of payment that was given to a client: its purpose, amount and end. */
export type PaymentReference = Selectable<Database['payment_reference']>;

/** Statuses of a reference for which the provider may still take money. */
export const LIVE_REFERENCE_STATUSES = ['requested', 'open'] as const;

/** Finds the reference after which a provider's order is named. */
export async function referenceNamed(db: Db, orderId: string): Promise<PaymentReference | undefined> {
  const key = await thingNamed(db, 'payment_reference', orderId);
  if (!key) return undefined;
  const own = db.selectFrom('payment_reference').selectAll().where('client_id', '=', key.client_id);
  return own.where('id', '=', key.id).executeTakeFirst();
}

/** Writes a reference under its own id, by which the provider will name its order. */
export async function writeReference(
  tx: Tx,
  row: Insertable<Database['payment_reference']>,
): Promise<PaymentReference> {
  const reference = await tx.insertInto('payment_reference').values(row).returningAll().executeTakeFirstOrThrow();
  await giveNewName(tx, reference, { kind: 'payment_reference', name: reference.id });
  return reference;
}
