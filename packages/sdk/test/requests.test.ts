import { inspect } from 'node:util';
import {
  createApplication,
  finishClientDocuments,
  getPublicOffer,
  listTasks,
  loginClient,
  logoutClient,
  type Send,
  uploadClientDocument,
} from '@lender/contract';
import { expect, test } from 'vitest';
import { createLendingClient, InvalidInputError, memoryTokenStore } from '../src/index.ts';
import { json, localApi } from './local-api.ts';

type Offer = Send<typeof getPublicOffer>['params'];
type Application = Send<typeof createApplication>['body'];
const day = (text: string) => text as Application['payDates']['first_repayment_option'];
const quiet = { retries: 0 };

/** A server that refuses everything, so that only the request is checked. */
const listening = () => localApi((response) => json(response, 422, {}));

test('centavos are sent as pesos, in paths too', async () => {
  const api = await listening();
  const amount = 150050 as Offer['amount'];
  const payDates: Offer['payDates'] = ['2026-12-05', '2026-12-20'];
  const params: Offer = { sequence_type: 'first', amount, payCycle: 'semi_monthly', payDates };
  await createLendingClient(api)(getPublicOffer, { params, query: {} });
  expect(api.received[0]?.url).toBe(
    '/web/public/arithmetic/offer/stl/first/1500.5/semi_monthly/2026-12-05%2C2026-12-20',
  );
});

test('a body is sent as JSON', async () => {
  const api = await listening();
  const payDates = { first_repayment_option: day('2026-12-05'), second_repayment_option: day('2026-12-12') };
  const loanAmount = 150000 as Application['loanAmount'];
  await createLendingClient(api)(createApplication, { body: { salaryCycle: 'weekly', payDates, loanAmount } });
  const [received] = api.received;
  expect(received).toMatchObject({ method: 'POST', url: '/web/private/client/application' });
  expect(received?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(received?.body))).toEqual({
    salaryCycle: 'weekly',
    payDates,
    loanAmount: { amount: 1500, currency: 'MXN' },
  });
});

test('a call without a body sends none', async () => {
  const api = await listening();
  await createLendingClient(api)(logoutClient);
  expect(api.received[0]?.body).toHaveLength(0);
  expect(api.received[0]?.headers).not.toHaveProperty('content-type');
});

test('a parameter that is left out of a query is not sent', async () => {
  const api = await listening();
  const call = createLendingClient(api);
  await call(listTasks, { query: {} });
  await call(listTasks, { query: { state: 'open', page: 2, perPage: undefined } });
  expect(api.received.map(({ url }) => url)).toEqual([
    '/web/private/back-office/task',
    '/web/private/back-office/task?state=open&page=2',
  ]);
});

test('an upload sends its fields before its file', async () => {
  const api = await listening();
  const file = new Blob(['the photo'], { type: 'image/png' });
  await createLendingClient({ ...api, ...quiet })(uploadClientDocument, {
    body: { file, type: 'selfie', modifiedAt: '1795478400000' },
  });
  const [received] = api.received;
  expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const body = String(received?.body);
  const at = ['name="type"', 'name="modifiedAt"', 'name="file"', 'image/png', 'the photo'].map((part) =>
    body.indexOf(part),
  );
  expect(at.every((position) => position > 0)).toBe(true);
  expect(at.toSorted((a, b) => a - b)).toEqual(at);
});

test.each(['authorization', 'Authorization'])(
  'headers of the caller are sent and never replace ours: %s',
  async (name) => {
    const api = await listening();
    const tokens = { get: () => 'token', set: () => {} };
    const headers = { 'x-request-id': 'abc', [name]: 'Bearer other' };
    await createLendingClient({ ...api, tokens })(logoutClient, undefined, { headers });
    expect(api.received[0]?.headers).toMatchObject({ 'x-request-id': 'abc', authorization: 'Bearer token' });
  },
);

test('input that does not fit the contract is a bug of the caller and is never sent', async () => {
  const api = await listening();
  await expect(createLendingClient(api)(loginClient, { body: { username: '', password: '' } })).rejects.toThrow();
  expect(api.received).toHaveLength(0);
});

test.each([
  ['a token', { tokens: memoryTokenStore('half a secret\nand half') }, {}],
  ['a key', {}, { idempotencyKey: 'half a secret 漢' }],
  ['a header', {}, { headers: { 'x-note': 'half a secret\n' + 'x-other: 1' } }],
])('%s that cannot be sent is a bug of the caller, and appears in no message', async (_what, options, own) => {
  const api = await listening();
  const failed = createLendingClient({ ...api, ...options })(finishClientDocuments, undefined, own);
  const error: unknown = await failed.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InvalidInputError);
  expect(error).toMatchObject({ endpoint: 'finishClientDocuments', fields: ['headers'] });
  expect(inspect(error)).not.toContain('secret');
  expect(api.received).toHaveLength(0);
});

test('the caller may replace the fetch that sends the calls', async () => {
  const seen: string[] = [];
  const call = createLendingClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      seen.push(new Request(input).url);
      return Response.json({ success: true, data: {} });
    },
  });
  expect(await call(logoutClient)).toMatchObject({ ok: true });
  expect(seen).toEqual(['http://api.test/web/private/client/logout']);
});
