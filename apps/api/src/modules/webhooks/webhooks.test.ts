import {
  changeWebhook,
  createWebhook,
  type DeliveryState,
  decodeWire,
  getWebhookDelivery,
  listTasks,
  listWebhookDeliveries,
  listWebhooks,
  openComplaint,
  redeliverFailedWebhooks,
  redeliverWebhook,
  removeWebhook,
  rotateWebhookSecret,
  type Send,
  sendTestWebhook,
  WEBHOOK_EVENTS,
  type WebhookEventType,
  webhookBody,
} from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { moneyOf } from '../../../test/loans/money.ts';
import { borrow, expectDone, NOTHING } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { webhookReceiver } from '../../../test/server/webhook-receiver.ts';
import { JOB_HANDLERS } from '../../run-jobs.ts';

const server = await testServer();
const { services } = server;
const { db, clock } = services;
const admin = await staffMember(server, 'admin');
const support = await staffMember(server, 'support');
const supervisor = await staffMember(server, 'supervisor');
const nowhere = crypto.randomUUID();
const DAY_MS = 86_400_000;

const create = (url: string, events: readonly WebhookEventType[] = WEBHOOK_EVENTS) =>
  server.call(createWebhook, { body: { url, name: 'Contabilidad', events: [...events] } }, admin);
const change = (id: string, state: 'active' | 'paused') =>
  server.call(changeWebhook, { params: { id }, body: { state } }, admin);
const rotate = (id: string) => server.call(rotateWebhookSecret, { params: { id } }, admin);
const tryOut = (id: string) => server.call(sendTestWebhook, { params: { id } }, admin);
const remove = (id: string) => server.call(removeWebhook, { params: { id } }, admin);
const deliveries = async (query: Send<typeof listWebhookDeliveries>['query'] = {}) =>
  expectDone(server.call(listWebhookDeliveries, { query }, admin));
const read = async (id: string) => expectDone(server.call(getWebhookDelivery, { params: { id } }, admin));
const redeliver = (id: string) => server.call(redeliverWebhook, { params: { id } }, admin);
const redeliverFailed = async (id: string) => {
  const { today } = await clock.business(db);
  return server.call(redeliverFailedWebhooks, { params: { id }, body: { since: today } }, admin);
};
const webhookOf = async (id: string) =>
  (await expectDone(server.call(listWebhooks, NOTHING, admin))).find((one) => one.id === id);
const complain = () =>
  expectDone(
    server.call(
      openComplaint,
      { body: { kind: 'claim', channel: 'phone', personName: 'Ana Robles', text: 'Me cobraron dos veces' } },
      support,
    ),
  );
/** Makes everything that waits due now, and runs the sweep. */
const sweep = async (webhookId: string) => {
  const due = { next_at: new Date(clock.wall().getTime() - 1) };
  await db.updateTable('webhook_delivery').set(due).where('webhook_id', '=', webhookId).execute();
  return JOB_HANDLERS['deliver-webhooks'](services)({});
};
const untilState = (id: string, state: DeliveryState) =>
  vi.waitFor(async () => expect((await read(id)).delivery.state).toBe(state), soon);
const failedTask = async (webhookId: string) => {
  const open = await expectDone(
    server.call(listTasks, { query: { kind: 'webhook_failed', perPage: 100 } }, supervisor),
  );
  return open.find(({ matter: { facts } }) => 'webhookId' in facts && facts.webhookId === webhookId);
};
const untilTried = (id: string) => vi.waitFor(async () => expect((await read(id)).attempts).not.toEqual([]), soon);
/** Creates a delivery that is tried for the last time, and fails. */
async function failed(webhookId: string) {
  const { deliveryId } = await expectDone(tryOut(webhookId));
  await untilTried(deliveryId);
  await db.updateTable('webhook_delivery').set({ tries: 14 }).where('id', '=', deliveryId).execute();
  await sweep(webhookId);
  await untilState(deliveryId, 'failed');
  return deliveryId;
}
async function addressed() {
  const receiver = await webhookReceiver();
  return { receiver, ...(await expectDone(create(receiver.url))) };
}

const { id, secret, receiver } = await addressed();
beforeEach(() => receiver.answer((response) => response.end('{"ok":true}')));
const tested = async () => {
  const { deliveryId } = await expectDone(tryOut(id));
  await untilState(deliveryId, 'delivered');
  return deliveryId;
};

answers(listWebhooks, () => server.call(listWebhooks, NOTHING, admin));
answers(createWebhook, async () => create((await webhookReceiver()).url));
refuses(createWebhook, 'invalid_input', () => create('not an address'));
answers(changeWebhook, async () => change(id, 'active'));
refuses(changeWebhook, 'not_found', () => change(nowhere, 'paused'));
answers(removeWebhook, async () => remove((await addressed()).id));
refuses(removeWebhook, 'not_found', () => remove(nowhere));
answers(rotateWebhookSecret, async () => rotate((await addressed()).id));
refuses(rotateWebhookSecret, 'not_found', () => rotate(nowhere));
answers(sendTestWebhook, () => tryOut(id));
refuses(sendTestWebhook, 'not_found', () => tryOut(nowhere));
refuses(sendTestWebhook, 'illegal_transition', async () => {
  const resting = await addressed();
  await change(resting.id, 'paused');
  return tryOut(resting.id);
});
answers(listWebhookDeliveries, () => server.call(listWebhookDeliveries, { query: {} }, admin));
answers(getWebhookDelivery, async () => server.call(getWebhookDelivery, { params: { id: await tested() } }, admin));
refuses(getWebhookDelivery, 'not_found', () => server.call(getWebhookDelivery, { params: { id: nowhere } }, admin));
answers(redeliverWebhook, async () => redeliver(await tested()));
refuses(redeliverWebhook, 'not_found', () => redeliver(nowhere));
answers(redeliverFailedWebhooks, () => redeliverFailed(id));
refuses(redeliverFailedWebhooks, 'not_found', () => redeliverFailed(nowhere));

describe('a webhook event', () => {
  test('events arrive in order at a receiver, which verifies them with the library of the standard', async () => {
    const fresh = await addressed();
    const borrower = await borrow(server);
    const money = moneyOf(server);
    const { reference } = await money.reference(borrower);
    await money.payAtStore(reference);
    await money.untilPayments(borrower, 1);
    const reported = ['application.decided', 'loan.disbursed', 'payment.applied', 'loan.paid'];
    await vi.waitFor(() => expect(new Set(fresh.receiver.received.map(typeOf))).toEqual(new Set(reported)), soon);
    const proven = new Webhook(fresh.secret);
    const bodies = fresh.receiver.received.map(({ body, headers }) => bodyOf(proven.verify(body, headers)));
    const inOrder = bodies.toSorted((one, other) => one.sequence - other.sequence);
    expect(inOrder.map(({ type }) => type)).toEqual(reported);
    for (const body of bodies) expect(decodeWire(webhookBody(), body).ok).toBe(true);
    const people = await db.selectFrom('client_details').select(['first_name', 'last_name']).execute();
    const sent = JSON.stringify(bodies);
    for (const { first_name, last_name } of people)
      expect([sent.includes(first_name), sent.includes(last_name)]).toEqual([false, false]);
  });

  test('an event that was signed with another secret, or changed on its way, fails verification', async () => {
    await complain();
    await vi.waitFor(
      () => expect(receiver.received.some((hook) => typeOf(hook) === 'complaint.opened')).toBe(true),
      soon,
    );
    const { body, headers } = receiver.received.find((hook) => typeOf(hook) === 'complaint.opened') ?? never();
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'complaint.opened' });
    expect(() => new Webhook(secret).verify(body.replace('claim', 'Claim'), headers)).toThrow();
    expect(() => new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(body, headers)).toThrow();
  });

  test('an event is sent only to the receivers that subscribed to it, and not when its transaction was rolled back', async () => {
    const deaf = await webhookReceiver();
    const { id: deafId } = await expectDone(create(deaf.url, ['loan.written_off']));
    await complain();
    await server.call(
      openComplaint,
      { body: { kind: 'claim', channel: 'phone', personName: 'Ana', text: 'x', loanId: nowhere } },
      support,
    );
    expect(await deliveries({ webhookId: deafId })).toEqual([]);
  });
});

const typeOf = ({ body }: { readonly body: string }): string => bodyOf(JSON.parse(body)).type;
const bodyOf = (read: unknown) =>
  z.looseObject({ type: z.string(), timestamp: z.string(), sequence: z.int() }).parse(read);
const never = (): never => {
  throw new Error('nothing came');
};

describe('a secret', () => {
  test('a secret that is replaced signs beside the new one, for a day', async () => {
    const own = await addressed();
    const { secret: newer, oldSecretUntil } = await expectDone(rotate(own.id));
    expect(Date.parse(oldSecretUntil) - clock.wall().getTime()).toBeGreaterThan(23 * 3_600_000);
    const { deliveryId } = await expectDone(tryOut(own.id));
    await untilState(deliveryId, 'delivered');
    const { body, headers } = own.receiver.received.at(-1) ?? never();
    for (const each of [newer, own.secret]) expect(new Webhook(each).verify(body, headers)).toBeDefined();
    await db.updateTable('webhook').set({ old_secret_until: clock.wall() }).where('id', '=', own.id).execute();
    const later = await expectDone(tryOut(own.id));
    await untilState(later.deliveryId, 'delivered');
    const last = own.receiver.received.at(-1) ?? never();
    expect(new Webhook(newer).verify(last.body, last.headers)).toBeDefined();
    expect(() => new Webhook(own.secret).verify(last.body, last.headers)).toThrow();
  });

  test('a secret is shown once, and is stored encrypted', async () => {
    const own = await addressed();
    expect(JSON.stringify(await expectDone(server.call(listWebhooks, NOTHING, admin)))).not.toContain('whsec_');
    const { secret_sealed } = await db
      .selectFrom('webhook')
      .select('secret_sealed')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect(secret_sealed.includes(Buffer.from(own.secret.slice(6)))).toBe(false);
    expect(secret_sealed.includes(Buffer.from(own.secret.slice(6), 'base64'))).toBe(false);
  });
});

describe('a receiver', () => {
  test('a receiver that fails is sent the same bytes again, and each try is kept', async () => {
    const own = await addressed();
    own.receiver.answer((response) => response.writeHead(500).end('<script>no</script>'));
    const { deliveryId } = await expectDone(tryOut(own.id));
    await untilTried(deliveryId);
    own.receiver.answer((response) => response.end('fine'));
    await sweep(own.id);
    await untilState(deliveryId, 'delivered');
    const { attempts, body, delivery } = await read(deliveryId);
    expect(attempts.at(-1)).toMatchObject({ status: 500, trouble: null, answer: '<script>no</script>' });
    expect(attempts[0]).toMatchObject({ status: 200, answer: 'fine' });
    expect(new Set(own.receiver.received.map((hook) => hook.body))).toEqual(new Set([body]));
    expect(new Set(own.receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.messageId]),
    );
    expect(await webhookOf(own.id)).toMatchObject({ failingSince: null, waiting: 0, failed: 0 });
  });

  test('a receiver that never accepts a message has a task for staff, until the failed messages are sent again', async () => {
    const own = await addressed();
    own.receiver.answer((response) => response.writeHead(503).end());
    const deliveryId = await failed(own.id);
    expect((await failedTask(own.id))?.matter.facts).toMatchObject({ name: 'Contabilidad', isDisabled: false });
    own.receiver.answer((response) => response.end());
    expect(await expectDone(redeliverFailed(own.id))).toEqual({ count: 1 });
    await sweep(own.id);
    await untilState(deliveryId, 'delivered');
    expect(await failedTask(own.id)).toBeUndefined();
  });

  test('a receiver that only failed for days is disabled, and receives every event once it is active again', async () => {
    const own = await addressed();
    own.receiver.answer((response) => response.writeHead(500).end());
    const { deliveryId } = await expectDone(tryOut(own.id));
    await vi.waitFor(async () => expect((await webhookOf(own.id))?.failingSince).not.toBeNull(), soon);
    const longAgo = new Date(clock.wall().getTime() - 6 * DAY_MS);
    await db.updateTable('webhook').set({ failing_since: longAgo }).where('id', '=', own.id).execute();
    await sweep(own.id);
    await vi.waitFor(async () => expect((await webhookOf(own.id))?.state).toBe('disabled'), soon);
    expect((await failedTask(own.id))?.matter.facts).toMatchObject({ isDisabled: true });
    await complain();
    await sweep(own.id);
    const asked = own.receiver.received.length;
    expect((await deliveries({ webhookId: own.id, state: 'waiting' })).length).toBe(2);
    own.receiver.answer((response) => response.end());
    await expectDone(change(own.id, 'active'));
    await sweep(own.id);
    await untilState(deliveryId, 'delivered');
    await vi.waitFor(() => expect(own.receiver.received.length).toBe(asked + 2), soon);
  });

  test('a receiver that answers that it is gone is disabled at once', async () => {
    const own = await addressed();
    own.receiver.answer((response) => response.writeHead(410).end());
    await expectDone(tryOut(own.id));
    await vi.waitFor(async () => expect((await webhookOf(own.id))?.state).toBe('disabled'), soon);
  });

  test('a receiver that redirects is not followed', async () => {
    const own = await addressed();
    own.receiver.answer((response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end());
    const deliveryId = await failed(own.id);
    expect((await read(deliveryId)).attempts[0]).toMatchObject({ status: 307, trouble: null });
  });

  test('a receiver that is removed takes its deliveries along', async () => {
    const own = await addressed();
    const { deliveryId } = await expectDone(tryOut(own.id));
    await expectDone(remove(own.id));
    expect((await server.call(getWebhookDelivery, { params: { id: deliveryId } }, admin)).code).toBe('not_found');
  });
});

describe('a delivery', () => {
  test('a delivery that arrived is sent again by hand, under the same message id', async () => {
    const deliveryId = await tested();
    const { messageId } = (await read(deliveryId)).delivery;
    const times = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === messageId).length;
    await expectDone(redeliver(deliveryId));
    await vi.waitFor(() => expect(times()).toBe(2), soon);
    await untilState(deliveryId, 'delivered');
  });

  test('deliveries are listed below the last one that was read', async () => {
    const own = await addressed();
    for (let count = 0; count < 3; count++) await expectDone(tryOut(own.id));
    const first = await deliveries({ webhookId: own.id, perPage: 2 });
    const rest = await deliveries({ webhookId: own.id, perPage: 2, before: first.at(-1)?.id ?? '' });
    expect([first.length, rest.length]).toEqual([2, 1]);
    expect(new Set([...first, ...rest].map((row) => row.id)).size).toBe(3);
  });

  test('a delivery is sent once by all who try at the same moment', async () => {
    const own = await addressed();
    await expectDone(change(own.id, 'paused'));
    await complain();
    await expectDone(change(own.id, 'active'));
    const [waiting] = await deliveries({ webhookId: own.id });
    await Promise.all(
      Array.from({ length: 5 }, () => JOB_HANDLERS['send-webhook'](services)({ deliveryId: waiting?.id ?? '' })),
    );
    await untilState(waiting?.id ?? '', 'delivered');
    expect(own.receiver.received.length).toBe(1);
  });
});
