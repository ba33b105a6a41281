import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Jobs } from '../../kernel/outbox.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sendRefusal } from '../../kernel/send-refusal.ts';
import { type Notice, readNotice } from './notice.ts';

/** What taking a notice needs. */
interface Inbox {
  readonly env: Env;
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly jobs: Jobs;
}

export const WEBHOOK_USER = 'openpay';
const PROVIDER = 'openpay';
const LARGEST_BYTES = 64 * 1024;

/**
 * Takes OpenPay's notices. Every notice that can be read is kept whole and acknowledged, also of kinds that we don't
 * know. It is only a hint to ask the provider: its amounts and statuses are never believed, so a forged, repeated,
 * reordered or late one changes nothing that the provider does not confirm.
 */
export function openPayWebhook(app: FastifyInstance, inbox: Inbox): void {
  const isOpenPay = asksWith(`${WEBHOOK_USER}:${inbox.env.keys.webhookPassword}`);
  app.register(async (scope) => {
    // The body is kept as it came, byte for byte.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOpenPay(request.headers.authorization)) return sendRefusal(reply, refuse('unauthorized'));
    });
    scope.post('/webhooks/openpay', { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notice = readNotice(raw);
      if (!notice) return sendRefusal(reply, refuse('malformed_request'));
      await inTransaction(inbox.db, async (tx) => {
        if (await keep(tx, { notice, raw }, inbox)) await handOn(tx, notice, inbox);
      });
      return reply.code(200).send({ received: true });
    });
  });
}

/** Compares in a time that tells nothing about the password. */
function asksWith(credentials: string): (authorization: string | undefined) => boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(credentials).toString('base64')}`);
  return (authorization = '') => {
    const given = Buffer.from(authorization);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/** False when the same notice came before. Whole, it names people and accounts, so it is sealed. */
async function keep(
  tx: Tx,
  { notice, raw }: { notice: Notice; raw: Buffer },
  { clock, vault }: Inbox,
): Promise<boolean> {
  const { type, transactionId, orderId, verificationCode, key } = notice;
  const transaction = transactionId === undefined ? null : { id: transactionId, order_id: orderId ?? null };
  const kept = await tx
    .insertInto('provider_event')
    .values({
      provider: PROVIDER,
      event_key: key,
      received_at: clock.wall(),
      body: JSON.stringify({ type, transaction, verification_code: verificationCode ?? null }),
      raw_sealed: vault.seal(raw, `provider_event:${PROVIDER}:${key}`),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows !== 0n;
}

/** Money that moved is asked about; whatever else there may be to know stays in the inbox. */
async function handOn(tx: Tx, { type, transactionId, orderId }: Notice, { jobs }: Inbox): Promise<void> {
  const topic = TOPICS[type.split('.')[0] ?? ''];
  if (topic === undefined || transactionId === undefined) return;
  await jobs.enqueue(tx, 'take-notice', { topic, transactionId, orderId: orderId ?? null });
}

/** What a notice is about, by the first word of its type. */
const TOPICS: Readonly<Record<string, 'charge' | 'payout'>> = {
  charge: 'charge',
  chargeback: 'charge',
  spei: 'charge',
  payout: 'payout',
};
