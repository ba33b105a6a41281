import { FAILING_DAYS, type WebhookState } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { messageOf } from '../message-of.ts';
import { openSecret } from '../webhook-secret.ts';
import { nextTryAfter } from './next-try.policy.ts';
import { type Answered, postToPublicNetwork } from './post-to-public-network.ts';
import { signMessage } from './sign-message.ts';

const DAY_MS = 86_400_000;
/** Time for which a delivery that is being sent belongs to its sender; after that its sender has died. */
const SENDING_MS = 60_000;
const GONE = 410;

type Webhook = Selectable<Database['webhook']>;

/** Sends a delivery that is due, and stores the result. A process that tries the same at that moment does nothing. */
export const sendWebhookJob =
  (services: Services) =>
  async ({ deliveryId }: JobData['send-webhook']): Promise<void> => {
    await sendDelivery(deliveryId, services);
  };

/**
 * Does the same as the job; tells whether the delivery arrived, and returns undefined where no process could claim it.
 */
export async function sendDelivery(deliveryId: string, services: Services): Promise<boolean | undefined> {
  const claimed = await claim(deliveryId, services);
  if (!claimed) return undefined;
  const { webhook, tries, ...event } = claimed;
  const sentAt = services.clock.wall();
  const { id, body } = messageOf(event);
  const signed = signMessage({ id, sentAt, body, secrets: secretsOf(webhook, sentAt, services) });
  const headers = { 'content-type': 'application/json', 'user-agent': 'lender-webhooks/1', ...signed };
  const begun = performance.now();
  const answered = await postToPublicNetwork(
    { url: webhook.url, headers, body },
    { allowsInside: services.env.WEBHOOKS_INSIDE },
  );
  const tried = { deliveryId, tries, sentAt, durationMs: Math.round(performance.now() - begun), answered };
  await inTransaction(services.db, (tx) => keepTry(tx, webhook.id, tried, services));
  return isDelivered(answered);
}

const isDelivered = ({ status }: Answered): boolean => status !== null && status >= 200 && status < 300;

async function claim(deliveryId: string, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.wall();
  const taken = await db
    .updateTable('webhook_delivery')
    .from('webhook')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_at: new Date(now.getTime() + SENDING_MS) }))
    .whereRef('webhook.id', '=', 'webhook_delivery.webhook_id')
    .where('webhook.state', '=', 'active')
    .where('webhook_delivery.id', '=', deliveryId)
    .where('webhook_delivery.state', '=', 'waiting')
    .where('next_at', '<=', now)
    .returning(['webhook_delivery.webhook_id', 'event_id', 'tries'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const webhook = await db.selectFrom('webhook').selectAll().where('id', '=', taken.webhook_id).executeTakeFirst();
  const event = await db.selectFrom('webhook_event').selectAll().where('id', '=', taken.event_id).executeTakeFirst();
  return webhook && event && { ...event, webhook, tries: taken.tries };
}

function secretsOf(webhook: Webhook, now: Date, services: Pick<Services, 'vault'>): string[] {
  const { secret_sealed, old_secret_sealed, old_secret_until } = webhook;
  const isOldValid = old_secret_until !== null && old_secret_until > now;
  const sealed = old_secret_sealed && isOldValid ? [secret_sealed, old_secret_sealed] : [secret_sealed];
  return sealed.map((secret) => openSecret(services, webhook.id, secret));
}

interface Tried {
  readonly deliveryId: string;
  readonly tries: number;
  readonly sentAt: Date;
  readonly durationMs: number;
  readonly answered: Answered;
}

async function keepTry(tx: Tx, webhookId: string, tried: Tried, services: Services): Promise<void> {
  const webhook = await tx.selectFrom('webhook').selectAll().where('id', '=', webhookId).forUpdate().executeTakeFirst();
  // The webhook was deleted meanwhile, with all its data.
  if (!webhook) return;
  const { deliveryId, sentAt, durationMs, answered } = tried;
  const { status, trouble, answer } = answered;
  const attempt = { id: services.newId(), delivery_id: deliveryId, at: sentAt, duration_ms: durationMs };
  await tx
    .insertInto('webhook_attempt')
    .values({ ...attempt, status, trouble, answer })
    .execute();
  const change = isDelivered(answered) ? ({ state: 'delivered' } as const) : laterTry(tried, services);
  await tx
    .updateTable('webhook_delivery')
    .set({ ...change, last_status: status, last_trouble: trouble })
    .where('id', '=', deliveryId)
    // What arrived meanwhile by another try has arrived.
    .$if(change.state !== 'delivered', (delivery) => delivery.where('state', '=', 'waiting'))
    .execute();
  if (change.state === 'delivered') return followDelivered(tx, webhook, services);
  await followFailure(tx, { webhook, status, isLast: change.state === 'failed' }, services);
}

function laterTry({ tries }: Tried, { clock, randomInt }: Services) {
  const after = nextTryAfter(tries, randomInt);
  if (after === undefined) return { state: 'failed' } as const;
  return { state: 'waiting', next_at: new Date(clock.wall().getTime() + after) } as const;
}

async function followDelivered(tx: Tx, { id }: Webhook, services: Services): Promise<void> {
  const arrived = { last_delivered_at: services.clock.wall(), failing_since: null };
  await tx.updateTable('webhook').set(arrived).where('id', '=', id).execute();
  const failed = await tx
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', id)
    .where('state', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  if (!failed) await settleTask(tx, { kind: 'webhook_failed', subject: id }, services);
}

interface Failure {
  readonly webhook: Webhook;
  readonly status: number | null;
  readonly isLast: boolean;
}

async function followFailure(tx: Tx, { webhook, status, isLast }: Failure, services: Services): Promise<void> {
  const { id, name, failing_since, state: before } = webhook;
  const now = services.clock.wall();
  const since = failing_since ?? now;
  const isOver = status === GONE || now.getTime() - since.getTime() >= FAILING_DAYS * DAY_MS;
  const state: WebhookState = isOver ? 'disabled' : before;
  await tx.updateTable('webhook').set({ state, failing_since: since }).where('id', '=', id).execute();
  if (!isLast && !isOver) return;
  const facts = { webhookId: id, name, isDisabled: isOver };
  await openTask(tx, { subject: id, matter: { kind: 'webhook_failed', facts } }, services);
}
