import type { MessageChannel } from '@lender/contract';
import { nextAllowedMoment } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { SentMessage } from '../../../providers/sent-message.ts';
import type { Services } from '../../../services.ts';
import { readZone } from '../contact-hours/read-zone.ts';
import { emailWords } from '../wording/email-words.ts';
import { isReminder } from '../wording/is-reminder.ts';
import { openWords, type StoredWords } from '../wording/sealed-words.ts';
import { deliveryStep } from './delivery.policy.ts';
import { addressOn } from './reach.ts';
import { type MessageRef, setState } from './set-state.ts';

/** Number of tries: the first one and the repeats of the queue. */
export const DELIVERY_TRIES = 9;

/**
 * Sends one message of the log, or leaves it for the morning. Each try is recorded before the provider is called, so no
 * two workers send the same message.
 *
 * A message that the provider refuses for good is dead at once: it would be refused again.
 *
 * @throws when the provider did not take it for now, so that the queue tries again
 */
export const deliverMessageJob =
  (services: Services) =>
  async (ref: MessageRef): Promise<void> => {
    const taken = await inTransaction(services.db, (tx) => takeMessage(tx, ref, services));
    if (!taken) return;
    const outcome = await send(taken, services).then(
      (sent) => ({ sent }),
      (failure: unknown) => ({ failure }),
    );
    await inTransaction(services.db, async (tx) => {
      const { now: at } = await services.clock.business(tx);
      if ('sent' in outcome && outcome.sent.ok) return setState(tx, ref, { state: 'sent', at });
      const isOver = 'sent' in outcome || taken.tries >= DELIVERY_TRIES;
      return setState(tx, ref, { state: isOver ? 'dead' : 'failed', at, cause: 'provider_failed' });
    });
    if ('failure' in outcome) throw outcome.failure;
  };

interface TakenMessage {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly words: StoredWords;
  readonly tries: number;
}

/** Takes a message for sending, if it may be sent now. */
async function takeMessage(tx: Tx, ref: MessageRef, services: Services): Promise<TakenMessage | undefined> {
  const row = await lockMessage(tx, ref);
  if (!row) return undefined;
  const { now } = await services.clock.business(tx);
  const wallNow = services.clock.wall();
  const allowedAt = nextAllowedMoment(now, await readZone(tx, ref.clientId));
  const address = await addressOn(tx, { clientId: ref.clientId, channel: row.channel }, services);
  const step = deliveryStep({
    state: row.state,
    isReminder: isReminder(row.kind),
    takenAt: row.taken_at,
    staleAt: row.stale_at,
    hasAddress: address !== undefined,
    now,
    wallNow,
    allowedAt,
  });
  if (step.do === 'come_back') throw new Error('another worker is sending this message');
  if (step.do === 'withdraw') await setState(tx, ref, { state: 'withdrawn', at: now, cause: step.cause });
  if (step.do === 'give_up') await setState(tx, ref, { state: 'dead', at: now, cause: step.cause });
  if (step.do === 'wait') await setState(tx, ref, { state: 'waiting', at: now, dueAt: allowedAt });
  if (step.do !== 'send' || !address) return undefined;

  const tries = row.tries + 1;
  await setState(tx, ref, { state: 'sending', at: now });
  await atRef(tx, ref).set({ tries, taken_at: wallNow, address_masked: address.masked }).execute();
  return { channel: row.channel, to: address.value, words: openWords(services.vault, ref, row.words_sealed), tries };
}

const lockMessage = (
  tx: Tx,
  { clientId, messageId }: MessageRef,
): Promise<Selectable<Database['message']> | undefined> =>
  tx
    .selectFrom('message')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();

const atRef = (tx: Tx, { clientId, messageId }: MessageRef) =>
  tx.updateTable('message').where('client_id', '=', clientId).where('id', '=', messageId);

const send = ({ channel, to, words }: TakenMessage, { sms, email }: Services): Promise<SentMessage> =>
  channel === 'sms' ? sms.send({ phone: to, text: words.text }) : email.send({ to, ...emailWords(words) });
