import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  OLD_SECRET_HOURS,
  removeWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  WEBHOOK_EVENTS,
} from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { settleTask } from '../tasks/index.ts';
import { publishTest } from './publish-event.ts';
import { isAllowedUrl } from './sending/post-to-public-network.ts';
import { newSecret, sealSecret } from './webhook-secret.ts';

const HOUR_MS = 3_600_000;

export const listWebhooksHandler = implement(listWebhooks, async (_, { tx, services: { clock } }) => {
  const now = clock.wall();
  const rows = await tx
    .selectFrom('webhook')
    .leftJoin('webhook_delivery', 'webhook_delivery.webhook_id', 'webhook.id')
    .selectAll('webhook')
    .select(({ fn }) => [
      fn.count<number>('webhook_delivery.id').filterWhere('webhook_delivery.state', '=', 'waiting').as('waiting'),
      fn.count<number>('webhook_delivery.id').filterWhere('webhook_delivery.state', '=', 'failed').as('failed'),
    ])
    .groupBy('webhook.id')
    .orderBy('webhook.id')
    .execute();
  return ok(
    rows.map((row) => ({
      id: row.id,
      url: row.url,
      name: row.name,
      events: WEBHOOK_EVENTS.filter((type) => row.events.includes(type)),
      state: row.state,
      createdAt: row.created_at.toISOString(),
      lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
      failingSince: row.failing_since?.toISOString() ?? null,
      oldSecretUntil: row.old_secret_until && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
      waiting: row.waiting,
      failed: row.failed,
    })),
  );
});

export const createWebhookHandler = implement(createWebhook, async ({ body }, { caller, tx, services }) => {
  const url = URL.canParse(body.url) ? new URL(body.url) : undefined;
  if (!url || !isAllowedUrl(url, { allowsInside: services.env.WEBHOOKS_INSIDE }))
    return refuse('invalid_input', { field: ['url'] });
  const [id, secret] = [services.newId(), newSecret(services)];
  await tx
    .insertInto('webhook')
    .values({
      id,
      url: url.href,
      name: body.name,
      events: WEBHOOK_EVENTS.filter((type) => body.events.includes(type)),
      state: 'active',
      secret_sealed: sealSecret(services, id, secret),
      created_at: services.clock.wall(),
      created_by: caller.userId,
    })
    .execute();
  return ok({ id, secret });
});

export const changeWebhookHandler = implement(changeWebhook, async ({ params: { id }, body: { state } }, { tx }) => {
  const { numUpdatedRows } = await tx
    .updateTable('webhook')
    .set({ state, ...(state === 'active' && { failing_since: null }) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return refuse('not_found');
  return ok({});
});

export const removeWebhookHandler = implement(removeWebhook, async ({ params: { id } }, { tx, services }) => {
  const { numDeletedRows } = await tx.deleteFrom('webhook').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows !== 1n) return refuse('not_found');
  await settleTask(tx, { kind: 'webhook_failed', subject: id }, services);
  return ok({});
});

export const rotateWebhookSecretHandler = implement(
  rotateWebhookSecret,
  async ({ params: { id } }, { tx, services }) => {
    const secret = newSecret(services);
    const oldSecretUntil = new Date(services.clock.wall().getTime() + OLD_SECRET_HOURS * HOUR_MS);
    const { numUpdatedRows } = await tx
      .updateTable('webhook')
      .set((eb) => ({
        secret_sealed: sealSecret(services, id, secret),
        old_secret_sealed: eb.ref('secret_sealed'),
        old_secret_until: oldSecretUntil,
      }))
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return refuse('not_found');
    return ok({ secret, oldSecretUntil: oldSecretUntil.toISOString() });
  },
);

export const sendTestWebhookHandler = implement(sendTestWebhook, async ({ params: { id } }, { tx, services }) => {
  const webhook = await tx.selectFrom('webhook').select('state').where('id', '=', id).executeTakeFirst();
  if (!webhook) return refuse('not_found');
  if (webhook.state !== 'active') return refuse('illegal_transition', { facts: { from: webhook.state } });
  return ok({ deliveryId: await publishTest(tx, id, services) });
});
