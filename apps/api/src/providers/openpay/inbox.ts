import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Env } from '../../env.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Jobs } from '../../kernel/outbox.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sendRefusal } from '../../kernel/send-refusal.ts';

/** What taking a notice needs. */
interface Inbox {
  readonly env: Env;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

export const WEBHOOK_USER = 'openpay';

const eventSchema = z.object({
  type: z.string().check(z.maxLength(60)),
  transaction: z.object({ id: z.string().check(z.maxLength(60)), order_id: z.uuid() }),
});

/**
 * Takes OpenPay's notices. A notice is only a hint to ask the provider: its amounts and statuses are never read, so a
 * forged, repeated or late one changes nothing that the provider does not confirm.
 */
export function openPayWebhook(app: FastifyInstance, { env, db, clock, jobs }: Inbox): void {
  const expected = Buffer.from(
    `Basic ${Buffer.from(`${WEBHOOK_USER}:${env.keys.webhookPassword}`).toString('base64')}`,
  );
  app.post('/webhooks/openpay', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return sendRefusal(reply, refuse('unauthorized'));
    const event = z.safeParse(eventSchema, request.body);
    if (!event.success) return sendRefusal(reply, refuse('malformed_request'));

    const { type, transaction } = event.data;
    await inTransaction(db, async (tx) => {
      const received = await tx
        .insertInto('provider_event')
        .values({
          provider: 'openpay',
          event_key: `${type}:${transaction.id}`,
          received_at: clock.wall(),
          body: JSON.stringify({ type, transaction: { id: transaction.id, order_id: transaction.order_id } }),
        })
        .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
        .executeTakeFirst();
      if (received.numInsertedOrUpdatedRows === 0n) return;
      if (type.startsWith('charge.')) await jobs.enqueue(tx, 'sync-charge', { cashReferenceId: transaction.order_id });
      if (type.startsWith('payout.')) await jobs.enqueue(tx, 'sync-payout', { payoutId: transaction.order_id });
    });
    return reply.code(200).send({ received: true });
  });
}
