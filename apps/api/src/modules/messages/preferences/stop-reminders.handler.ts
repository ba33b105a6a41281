import { stopReminders } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { thingNamed } from '../../../kernel/database/external-ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { readPreferences, savePreferences } from './contact-preferences.ts';
import { stopKeyHash } from './stop-key.ts';

/** Ends reminders for the holder of the e-mail. The answer does not reveal the owner of the key. */
export const stopRemindersHandler = implement(stopReminders, async ({ body }, { tx, services }) => {
  const hash = stopKeyHash(services.vault, body.key);
  const message = await thingNamed(tx, 'stop_key', hash.toString('hex'));
  if (!message) return refuse('code_wrong', { field: ['key'] });
  const { client_id: clientId } = message;
  await lockClient(tx, clientId);
  if (await takeKey(tx, { clientId, hash }, services)) {
    await savePreferences(tx, clientId, { reminders: false, services });
    const event = { name: 'client.reminders', facts: { wanted: false } } as const;
    await recordHistory(tx, services, { clientId, actor: 'client', event });
  }
  return ok(await readPreferences(tx, clientId));
});

/** Uses up the key: an old e-mail cannot end reminders that the borrower asked for again since. */
async function takeKey(
  tx: Tx,
  { clientId, hash }: { clientId: string; hash: Buffer },
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const taken = await tx
    .updateTable('message')
    .set({ stop_key_used_at: now })
    .where('client_id', '=', clientId)
    .where('stop_key_hash', '=', hash)
    .where('stop_key_used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
