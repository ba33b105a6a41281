import { encodeWire, TEST_EVENT, type WebhookEvent, webhookEvent } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';

/** Services that are needed to send an event to other systems. */
export type PublishingServices = Pick<Services, 'clock' | 'newId'> & {
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
};

/**
 * Sends an event to every address that subscribed to its type, after the transaction commits and at least once. An
 * inactive address receives the event once it is active again. Without a subscribed address nothing is written.
 */
export async function publishEvent(tx: Tx, event: WebhookEvent, services: PublishingServices): Promise<void> {
  const { data } = encodeWire(webhookEvent(), event);
  const webhooks = await tx
    .selectFrom('webhook')
    .select(['id', 'state'])
    .where((eb) => eb(eb.val<string>(event.type), '=', eb.fn.any('events')))
    .execute();
  if (webhooks.length === 0) return;
  const eventId = await keepEvent(tx, { type: event.type, data }, services);
  for (const { id: webhookId, state } of webhooks) {
    const deliveryId = await keepDelivery(tx, { webhookId, eventId }, services);
    if (state === 'active') await services.jobs.enqueue(tx, 'send-webhook', { deliveryId });
  }
}

/** Sends one address an event that means nothing. Gives the id of its delivery. */
export async function publishTest(tx: Tx, webhookId: string, services: PublishingServices): Promise<string> {
  const eventId = await keepEvent(tx, { type: TEST_EVENT, data: { webhookId } }, services);
  const deliveryId = await keepDelivery(tx, { webhookId, eventId }, services);
  await services.jobs.enqueue(tx, 'send-webhook', { deliveryId });
  return deliveryId;
}

async function keepEvent(
  tx: Tx,
  { type, data }: { readonly type: WebhookEvent['type']; readonly data: unknown },
  { clock, newId }: PublishingServices,
): Promise<string> {
  const { now } = await clock.business(tx);
  const id = newId();
  const values = { id, type, data: JSON.stringify(data), occurred_at: now, created_at: clock.wall() };
  await tx.insertInto('webhook_event').values(values).execute();
  return id;
}

async function keepDelivery(
  tx: Tx,
  { webhookId, eventId }: { readonly webhookId: string; readonly eventId: string },
  { clock, newId }: PublishingServices,
): Promise<string> {
  const [id, now] = [newId(), clock.wall()];
  await tx
    .insertInto('webhook_delivery')
    .values({ id, webhook_id: webhookId, event_id: eventId, state: 'waiting', next_at: now, created_at: now })
    .execute();
  return id;
}
