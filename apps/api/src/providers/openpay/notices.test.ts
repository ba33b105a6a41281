import { getActiveLoan, getOpenPayBarcode } from '@lender/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { borrow, expectDone, NOTHING } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const { db, jobs, vault } = server.services;

const authorization = (password = server.env.keys.webhookPassword) =>
  `Basic ${Buffer.from(`openpay:${password}`).toString('base64')}`;

const notify = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.origin}/webhooks/openpay`, {
    method: 'POST',
    headers: { authorization: authorization(), 'content-type': 'application/json', ...headers },
    body,
  });

const kept = async () => {
  const rows = await db.selectFrom('provider_event').selectAll().orderBy('received_at').execute();
  return rows.map(({ provider, event_key, body, raw_sealed }) => ({
    body,
    raw: raw_sealed && vault.openText(raw_sealed, `provider_event:${provider}:${event_key}`),
  }));
};

test('the inbox keeps a notice to the last byte, sealed, whatever its kind, once', async () => {
  const holder = '"Ana  Peña"';
  const raw = `{ "type": "transfer.succeeded",\n "transaction": {"id":"tr1","bank_account":{"holder_name":${holder}}} }`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => notify(raw)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const rows = await kept();
  expect(rows.map((row) => row.raw)).toEqual([raw]);
  expect(JSON.stringify(rows.map(({ body }) => body))).not.toContain('Ana');
});

test('the inbox acknowledges the notice that verifies us, and keeps its code', async () => {
  expect((await notify('{"type":"verification","verification_code":"Q7vZ1"}')).status).toBe(200);
  expect((await kept()).map(({ body }) => body)).toContainEqual({
    type: 'verification',
    transaction: null,
    subject: null,
    verification_code: 'Q7vZ1',
  });
});

test('the inbox acknowledges money without an order, and its job ends', async () => {
  const raw = '{"type":"spei.received","transaction":{"id":"tr-unmatched","order_id":null}}';
  expect((await notify(raw)).status).toBe(200);
  await jobs.drained();
  expect((await kept()).map((row) => row.raw)).toContain(raw);
});

test.each([
  ['nobody', { authorization: '' }, '{}', 401],
  ['a guess', { authorization: authorization('guess') }, '{}', 401],
  ['no JSON', {}, '{"type":', 400],
  ['nothing', {}, '', 400],
  ['no kind', {}, '{"transaction":{"id":"x"}}', 400],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'type=charge.succeeded', 415],
  ['more than 64 KB', {}, JSON.stringify({ type: 'x', filler: 'x'.repeat(65_536) }), 413],
])('the inbox refuses %s and keeps nothing', async (_, headers, body, status) => {
  const before = await kept();
  expect((await notify(body, headers)).status).toBe(status);
  expect(await kept()).toEqual(before);
});

/** Returns the newest charge that the simulated provider has. */
async function newestCharges(): Promise<[{ id: string; order_id: string }]> {
  const { url, merchantId, key } = server.env.providers.openpay;
  const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
  const answer = await fetch(`${url}/v1/${merchantId}/charges?limit=1`, { headers });
  return z.tuple([z.object({ id: z.string(), order_id: z.string() })]).parse(await answer.json());
}

/** Returns every order of some items. */
const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

test('notices of one payment end in the same state in every order, doubled and old ones too', async () => {
  const borrower = await borrow(server);
  const { reference } = await expectDone(
    server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, { ...borrower, key: crypto.randomUUID() }),
  );
  const submit = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(`${server.simulators.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const owed = async () => (await server.call(getActiveLoan, NOTHING, borrower)).data.payoffToday;
  const before = await owed();
  await submit('/avisos/plan', { fault: 'lost' });
  await submit('/tienda/pay', { reference, amount: '500' });
  const [{ id, order_id }] = await newestCharges();
  for (const [round, types] of permutations(['charge.succeeded', 'charge.created', 'charge.cancelled']).entries()) {
    const event_date = `2025-01-01T00:00:0${round}-06:00`;
    for (const type of [...types, ...types])
      await notify(JSON.stringify({ type, event_date, transaction: { id, order_id, amount: 99_999 } }));
    await jobs.drained();
    expect(await owed()).toBe(before - 50_000);
  }
});
