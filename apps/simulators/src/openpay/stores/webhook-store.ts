import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Something that happened to a transaction of a merchant. */
export interface WebhookEvent {
  readonly type: 'charge.succeeded' | 'payout.succeeded' | 'payout.failed';
  /** As OpenPay writes it. The event is dated as its operation. */
  readonly transaction: { readonly id: string; readonly operation_date: string };
}

const deliverySchema = z.object({
  id: z.int(),
  /** The event as JSON, told in the same words each time. */
  event: z.string(),
  /** How often it was tried in vain. */
  attempts: z.int(),
});

export type WebhookDelivery = Readonly<z.output<typeof deliverySchema>>;

export interface WebhookStore {
  add(event: WebhookEvent): void;
  listDue(nowMs: number): WebhookDelivery[];
  markDelivered(id: number, nowMs: number): void;
  postpone(id: number, nextAttemptAtMs: number): void;
}

/** Events to tell. They outlive the process, so that none is lost. */
export function createWebhookStore(database: DatabaseSync): WebhookStore {
  const add = database.prepare('insert into webhook_delivery (event, next_attempt_at_ms) values (?, 0)');
  const listDue = database.prepare(`
    select id, event, attempts from webhook_delivery
    where delivered_at_ms is null and next_attempt_at_ms <= ?
    order by next_attempt_at_ms, id limit 20
  `);
  const markDelivered = database.prepare('update webhook_delivery set delivered_at_ms = ? where id = ?');
  const postpone = database.prepare(
    'update webhook_delivery set attempts = attempts + 1, next_attempt_at_ms = ? where id = ?',
  );
  const deliveries = z.array(deliverySchema);
  return {
    add: ({ type, transaction }) => {
      add.run(JSON.stringify({ type, event_date: transaction.operation_date, transaction }));
    },
    listDue: (nowMs) => deliveries.parse(listDue.all(nowMs)),
    markDelivered: (id, nowMs) => {
      markDelivered.run(nowMs, id);
    },
    postpone: (id, nextAttemptAtMs) => {
      postpone.run(nextAttemptAtMs, id);
    },
  };
}
