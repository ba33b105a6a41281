import type { getContactPreferences, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { withdrawReminders } from '../delivery/withdraw-reminders.ts';

export type ContactPreferences = Reply<typeof getContactPreferences>;

/** Reads which messages a client wants; reminders are sent until they are declined. */
export async function readPreferences(tx: Tx, clientId: string): Promise<ContactPreferences> {
  const preference = await tx
    .selectFrom('contact_preference')
    .select('reminders')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return { reminders: preference?.reminders ?? true };
}

/** Stores which messages a client wants, and withdraws queued ones that are not wanted. */
export async function savePreferences(
  tx: Tx,
  clientId: string,
  { reminders, services }: ContactPreferences & { readonly services: Pick<Services, 'clock'> },
): Promise<void> {
  const { now: changed_at } = await services.clock.business(tx);
  await tx
    .insertInto('contact_preference')
    .values({ client_id: clientId, reminders, changed_at })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ reminders, changed_at }))
    .execute();
  if (!reminders) await withdrawReminders(tx, { clientId, cause: 'reminders_off' }, services);
}
