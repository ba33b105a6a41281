import { createHmac } from 'node:crypto';
import {
  changeWebhook,
  createWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  type Reply,
  redeliverFailedWebhooks,
  redeliverWebhook,
  removeWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  WEBHOOK_EVENTS,
} from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readDeliveries, readDelivery, redeliverFrom } from './deliveries.server.ts';
import { developersCopy as copy } from './developers.copy.es.ts';
import { deliveriesPath, parseDeliveryQuery } from './developers-paths.ts';
import { eventViews } from './event-view.ts';
import { VERIFICATION_SNIPPET } from './verification-snippet.data.ts';
import { actOnWebhooks, readWebhooks } from './webhooks.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const webhook: Reply<typeof listWebhooks>[number] = {
  id,
  url: 'https://hooks.example.com/lender',
  name: 'Contabilidad',
  events: ['loan.paid', 'payment.applied'],
  state: 'active',
  createdAt: '2026-11-21T10:00:00.000Z',
  lastDeliveredAt: null,
  failingSince: null,
  oldSecretUntil: null,
  waiting: 0,
  failed: 3,
};
const delivery: Reply<typeof listWebhookDeliveries>[number] = {
  id,
  webhookId: id,
  webhookName: 'Contabilidad',
  messageId: `msg_${id}`,
  type: 'loan.paid',
  sequence: 7,
  state: 'waiting',
  tries: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  nextAt: '2026-11-21T10:02:00.000Z',
  lastStatus: null,
  lastTrouble: 'timeout',
};

test('a webhook is shown with its events and its waiting and failed deliveries, without its secret', async () => {
  const { call } = fakeCall(grants(listWebhooks, [webhook]));
  expect(await readWebhooks(call)).toEqual({
    disabled: [],
    webhooks: [
      {
        ...{ id, name: 'Contabilidad', url: webhook.url, state: copy.webhooks.states.active, notes: [] },
        ...{ events: '2 de 7', lastDelivered: 'Ninguna', isActive: true, hasFailed: true },
        waiting: { count: '0', href: `/desarrolladores/entregas?direccion=${id}&estado=waiting` },
        failed: { count: '3', href: `/desarrolladores/entregas?direccion=${id}&estado=failed` },
      },
    ],
  });
});

test('a failing webhook shows since when it fails, and disabled webhooks are listed by name', async () => {
  const failing = { ...webhook, failingSince: '2026-11-22T12:00:00.000Z' };
  const { call } = fakeCall(grants(listWebhooks, [failing, { ...webhook, name: 'CRM', state: 'disabled' as const }]));
  const { webhooks, disabled } = await readWebhooks(call);
  expect(webhooks[0]).toMatchObject({ state: { label: 'Falla' }, notes: ['Falla desde el 22.11.2026 06:00'] });
  expect(disabled).toEqual(['CRM']);
});

const typed = { intent: 'create', url: ' https://hooks.example.com/lender ', name: 'Contabilidad', 'loan.paid': '1' };

test('a secret is shown once, when its webhook is added', async () => {
  const { call, made } = fakeCall(grants(createWebhook, { id, secret: 'whsec_abc' }));
  expect(await actOnWebhooks(call, formOf(typed))).toMatchObject({ data: { secret: { value: 'whsec_abc' } } });
  expect(made[0]?.send).toEqual({
    body: { url: 'https://hooks.example.com/lender', name: 'Contabilidad', events: ['loan.paid'] },
  });
});

test.each([
  [{ name: '' }, 'name'],
  [{ url: '' }, 'url'],
  [{ 'loan.paid': '' }, 'application.decided'],
] as const)('a webhook form with %j is refused with an error at the field', async (change, field) => {
  const { call, made } = fakeCall();
  const answer = await actOnWebhooks(call, formOf({ ...typed, ...change }));
  expect(answer).toMatchObject({ status: 422, data: { adding: { fields: { [field]: expect.any(String) } } } });
  expect(made).toEqual([]);
});

test('a webhook address that the server refuses gets an error at its field', async () => {
  const { call } = fakeCall(refuses(createWebhook, 'invalid_input', { field: 'url' }));
  expect(await actOnWebhooks(call, formOf(typed))).toMatchObject({
    data: { adding: { fields: { url: 'invalid_input' } } },
  });
});

test.each([
  ['pause', grants(changeWebhook, {}), '/desarrolladores?hecho=pausada'],
  ['resume', grants(changeWebhook, {}), '/desarrolladores?hecho=reanudada'],
  ['remove', grants(removeWebhook, {}), '/desarrolladores?hecho=quitada'],
  ['test', grants(sendTestWebhook, { deliveryId: id }), `/desarrolladores/entregas/${id}`],
  ['redeliver', grants(redeliverFailedWebhooks, { count: 3 }), '/desarrolladores?hecho=reenviado'],
] as const)('the webhook action %s is done and leads to its result', async (intent, answer, to) => {
  const { call } = fakeCall(answer);
  expect(await actOnWebhooks(call, formOf({ intent, id, since: '2026-11-20' }))).toEqual(leadTo(to));
});

test('a new secret shows until when the previous one signs', async () => {
  const { call } = fakeCall(
    grants(rotateWebhookSecret, { secret: 'whsec_new', oldSecretUntil: '2026-11-24T12:00:00.000Z' }),
  );
  expect(await actOnWebhooks(call, formOf({ intent: 'rotate', id }))).toMatchObject({
    data: { secret: { value: 'whsec_new', oldUntil: '24.11.2026 06:00' } },
  });
});

test('an action on a webhook that is gone or not active is answered with a message that says so', async () => {
  const gone = fakeCall(refuses(changeWebhook, 'not_found'));
  expect(await actOnWebhooks(gone.call, formOf({ intent: 'pause', id }))).toMatchObject({ data: { said: copy.gone } });
  const resting = fakeCall(refuses(sendTestWebhook, 'illegal_transition'));
  expect(await actOnWebhooks(resting.call, formOf({ intent: 'test', id }))).toMatchObject({
    data: { said: copy.resting },
  });
});

test('deliveries show the result of their last attempt, and the page leads to the next one', async () => {
  const many = Array.from({ length: 26 }, () => delivery);
  const { call } = fakeCall(grants(listWebhookDeliveries, many));
  const view = await readDeliveries(call, { webhookId: id, state: 'waiting' });
  expect(view.deliveries[0]).toMatchObject({
    event: 'Un préstamo se terminó de pagar',
    last: 'No contestó en 5 segundos',
    next: '21.11.2026 04:02',
    href: `/desarrolladores/entregas/${id}`,
  });
  expect([view.deliveries.length, view.onlyOf]).toEqual([25, 'Contabilidad']);
  expect(view.next?.href).toBe(deliveriesPath({ webhookId: id, state: 'waiting', before: id }));
});

test.each([`?direccion=${id}&estado=failed&desde=${id}`, ''])(
  'the delivery query "%s" is read from its address and written back unchanged',
  (search) => {
    expect(deliveriesPath(parseDeliveryQuery(new URLSearchParams(search)))).toBe(`/desarrolladores/entregas${search}`);
  },
);

test('a delivery shows its body, and each attempt with its answer', async () => {
  const attempt = { at: delivery.createdAt, durationMs: 12, status: 500, trouble: null, answer: '<b>' };
  const { call } = fakeCall(
    grants(getWebhookDelivery, { delivery, body: '{"type":"loan.paid"}', attempts: [attempt] }),
  );
  expect(await readDelivery(call, id)).toMatchObject({
    isWaiting: true,
    body: '{\n  "type": "loan.paid"\n}',
    attempts: [{ result: 'Contestó 500', tone: 'danger', duration: '12 ms', answer: '<b>' }],
  });
  expect(await readDelivery(fakeCall(refuses(getWebhookDelivery, 'not_found')).call, id)).toBeUndefined();
});

test('a delivery is sent again', async () => {
  const { call } = fakeCall(grants(redeliverWebhook, {}));
  expect(await redeliverFrom(call, id, formOf({}))).toEqual(leadTo(`/desarrolladores/entregas/${id}?hecho=otra`));
});

test('every event has an example of its message', () => {
  expect(eventViews().map(({ type }) => type)).toEqual(WEBHOOK_EVENTS);
  expect(eventViews()[0]?.example).toContain('"currency": "MXN"');
});

test('the verification code shown accepts a genuine signature and refuses a changed body, an old timestamp and another secret', async () => {
  const { isGenuine } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(VERIFICATION_SNIPPET)}`
  );
  const key = Buffer.alloc(32, 7);
  const secret = `whsec_${key.toString('base64')}`;
  const headersAt = (seconds: number, body: string) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,AAAA v1,${createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64')}`,
  });
  const now = Math.floor(Date.now() / 1000);
  expect(isGenuine(secret, headersAt(now, '{}'), '{}')).toBe(true);
  expect(isGenuine(secret, headersAt(now, '{}'), '{ }')).toBe(false);
  expect(isGenuine(secret, headersAt(now - 600, '{}'), '{}')).toBe(false);
  expect(isGenuine(`whsec_${Buffer.alloc(32).toString('base64')}`, headersAt(now, '{}'), '{}')).toBe(false);
});
