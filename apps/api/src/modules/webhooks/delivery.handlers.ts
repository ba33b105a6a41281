import { addDays } from '@lender/calculator';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  type Reply,
  redeliverFailedWebhooks,
  redeliverWebhook,
} from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { refuse } from '../../kernel/refusal.ts';
import { messageIdOf, messageOf } from './message-of.ts';

const selectDeliveries = (tx: Tx) =>
  tx
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .selectAll('webhook_delivery')
    .select(['webhook.name', 'webhook_event.type', 'webhook_event.sequence']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number];

const toRow = (row: Selected): Reply<typeof listWebhookDeliveries>[number] => ({
  id: row.id,
  webhookId: row.webhook_id,
  webhookName: row.name,
  messageId: messageIdOf(row.event_id),
  type: row.type,
  sequence: row.sequence,
  state: row.state,
  tries: row.tries,
  createdAt: row.created_at.toISOString(),
  nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
  lastStatus: row.last_status,
  lastTrouble: row.last_trouble,
});

export const listWebhookDeliveriesHandler = implement(listWebhookDeliveries, async ({ query }, { tx }) => {
  const { webhookId, state, before, perPage = 25 } = query;
  const rows = await selectDeliveries(tx)
    .$if(webhookId !== undefined, (all) => all.where('webhook_id', '=', webhookId ?? ''))
    .$if(state !== undefined, (all) => all.where('webhook_delivery.state', '=', state ?? 'waiting'))
    .$if(before !== undefined, (all) => all.where('webhook_delivery.id', '<', before ?? ''))
    .orderBy('webhook_delivery.id', 'desc')
    .limit(perPage)
    .execute();
  return ok(rows.map(toRow));
});

export const getWebhookDeliveryHandler = implement(getWebhookDelivery, async ({ params: { id } }, { tx }) => {
  const row = await selectDeliveries(tx).where('webhook_delivery.id', '=', id).executeTakeFirst();
  if (!row) return refuse('not_found');
  const event = await tx
    .selectFrom('webhook_event')
    .selectAll()
    .where('id', '=', row.event_id)
    .executeTakeFirstOrThrow();
  const attempts = await tx
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return ok({
    delivery: toRow(row),
    body: messageOf(event).body,
    attempts: attempts.map(({ at, duration_ms, status, trouble, answer }) => ({
      at: at.toISOString(),
      durationMs: duration_ms,
      status,
      trouble,
      answer,
    })),
  });
});

export const redeliverWebhookHandler = implement(redeliverWebhook, async ({ params: { id } }, { tx, services }) => {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', tries: 0, next_at: services.clock.wall() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return refuse('not_found');
  await services.jobs.enqueue(tx, 'send-webhook', { deliveryId: id });
  return ok({});
});

/** They are sent by the next sweep, one after another, so that no receiver gets all of them at once. */
export const redeliverFailedWebhooksHandler = implement(
  redeliverFailedWebhooks,
  async ({ params: { id }, body }, { tx, services }) => {
    const webhook = await tx.selectFrom('webhook').select('id').where('id', '=', id).executeTakeFirst();
    if (!webhook) return refuse('not_found');
    const { numUpdatedRows } = await tx
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', tries: 0, next_at: services.clock.wall() })
      .where('webhook_id', '=', id)
      .where('state', '=', 'failed')
      .where('created_at', '>=', endOfDay(addDays(body.since, -1)))
      .executeTakeFirst();
    return ok({ count: Number(numUpdatedRows) });
  },
);
