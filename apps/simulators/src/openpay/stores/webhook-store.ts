import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { createNoticeSending, type NoticeFault, noticeFaults } from './notice-sending.ts';

/** Event in a transaction of a merchant. */
export interface WebhookEvent {
  readonly type:
    | 'charge.succeeded'
    | 'charge.failed'
    | 'charge.cancelled'
    | 'charge.refunded'
    | 'chargeback.created'
    | 'chargeback.accepted'
    | 'chargeback.rejected'
    | 'spei.received'
    | 'payout.succeeded'
    | 'payout.failed';
  /** Transaction as OpenPay writes it. The event has the date of its operation. */
  readonly transaction: { readonly id: string; readonly operation_date: string };
}

const deliverySchema = z.object({
  id: z.int(),
  /** Event as JSON, sent in the same words each time. */
  event: z.string(),
  /** Number of failed attempts. */
  attempts: z.int(),
  /** Fault that the notice had on its way, if any. */
  fault: z.enum(noticeFaults).nullable(),
  deliveredAtMs: z.int().nullable(),
});

export type WebhookDelivery = Readonly<z.output<typeof deliverySchema>>;

export interface WebhookStore {
  /** Adds an event to be sent, unless a fault was planned for it. */
  add(event: WebhookEvent): void;
  /** Asks the merchant to prove that the address is theirs. */
  addVerification(code: string, date: string): void;
  /** Plans a fault for the next notice that has none yet. */
  plan(fault: NoticeFault, delayMs: number): void;
  /** Sends an event again, whatever happened before; `false` when there is none. */
  repeat(id: number): boolean;
  listDue(nowMs: number): WebhookDelivery[];
  listNewest(): WebhookDelivery[];
  markDelivered(id: number, nowMs: number): void;
  postpone(id: number, nextAttemptAtMs: number): void;
}

/** Creates the store of events to send. They survive the process, so that none is lost except on purpose. */
export function createWebhookStore(database: DatabaseSync, wall: () => Date): WebhookStore {
  const columns = 'id, event, attempts, fault, delivered_at_ms as deliveredAtMs';
  const listDue = database.prepare(`
    select ${columns} from webhook_delivery
    where delivered_at_ms is null and next_attempt_at_ms <= ?
    order by next_attempt_at_ms, id limit 20
  `);
  const listNewest = database.prepare(`select ${columns} from webhook_delivery order by id desc limit 50`);
  const markDelivered = database.prepare('update webhook_delivery set delivered_at_ms = ? where id = ?');
  const postpone = database.prepare(
    'update webhook_delivery set attempts = attempts + 1, next_attempt_at_ms = ? where id = ?',
  );
  const repeat = database.prepare(`
    insert into webhook_delivery (event, next_attempt_at_ms) select event, 0 from webhook_delivery where id = ?
  `);
  const plan = database.prepare('insert into notice_plan (fault, delay_ms) values (?, ?)');
  const send = createNoticeSending(database, wall);
  const deliveries = z.array(deliverySchema);
  return {
    add: ({ type, transaction }) => send(JSON.stringify({ type, event_date: transaction.operation_date, transaction })),
    addVerification: (verification_code, event_date) =>
      send(JSON.stringify({ type: 'verification', event_date, verification_code })),
    plan: (fault, delayMs) => {
      plan.run(fault, delayMs);
    },
    repeat: (id) => repeat.run(id).changes === 1,
    listDue: (nowMs) => deliveries.parse(listDue.all(nowMs)),
    listNewest: () => deliveries.parse(listNewest.all()),
    markDelivered: (id, nowMs) => {
      markDelivered.run(nowMs, id);
    },
    postpone: (id, nextAttemptAtMs) => {
      postpone.run(nextAttemptAtMs, id);
    },
  };
}
