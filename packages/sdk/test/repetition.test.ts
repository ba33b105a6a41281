import {
  deleteClientDocument,
  type Endpoint,
  finishClientDocuments,
  getFlow,
  loginClient,
  logoutClient,
  refreshClientToken,
  refusalEnvelope,
  type Send,
  sendSmsCodeTs,
} from '@lender/contract';
import { describe, expect, test, vi } from 'vitest';
import { createLendingClient } from '../src/index.ts';
import { json, localApi, type Script, success } from './local-api.ts';

const id = '01998877-6655-7443-8221-100000000000';
const flow = { step: 'work_info', status: 'active', errors: [] };
const down: Script = (response) => response.writeHead(502).end();
const hangUp: Script = (response) => response.destroy();

/** Calls an endpoint on a server that never answers well, and counts the requests that the server received. */
async function timesReceived<E extends Endpoint>(
  script: Script,
  { endpoint, send, retries }: { endpoint: E; send?: Send<E>; retries?: number },
) {
  const api = await localApi(script);
  const call = createLendingClient({ ...api, ...(retries !== undefined && { retries }) });
  await (call as (endpoint: E, send?: Send<E>) => Promise<unknown>)(endpoint, send).catch(() => {});
  return api.received.length;
}

describe.each([
  ['a bad gateway', down],
  ['a connection that breaks', hangUp],
])('after %s', (_what, script) => {
  test('a safe call that fails is tried three times', async () => {
    expect(await timesReceived(script, { endpoint: getFlow })).toBe(3);
    expect(
      await timesReceived(script, { endpoint: deleteClientDocument, send: { params: { type: 'selfie', id } } }),
    ).toBe(3);
  });

  test('a failed call that takes a key is tried three times', async () => {
    expect(await timesReceived(script, { endpoint: finishClientDocuments })).toBe(3);
  });

  test('a failed call that may never be repeated is tried once', async () => {
    const credentials = { body: { username: '5512345678', password: 'Quincena.2026' } };
    expect(await timesReceived(script, { endpoint: loginClient, send: credentials })).toBe(1);
    expect(await timesReceived(script, { endpoint: refreshClientToken })).toBe(1);
    expect(await timesReceived(script, { endpoint: sendSmsCodeTs })).toBe(1);
  });

  test('a failed POST without a key is tried once', async () => {
    expect(await timesReceived(script, { endpoint: logoutClient })).toBe(1);
  });

  test('a client without retries repeats nothing', async () => {
    expect(await timesReceived(script, { endpoint: getFlow, retries: 0 })).toBe(1);
  });
});

test.each([408, 425, 429, 502, 503, 504])(
  'status %i is temporary, so a safe call that gets it is repeated',
  async (status) => {
    const api = await localApi((response, _, turn) =>
      turn === 0 ? response.writeHead(status).end() : success(response, flow),
    );
    expect(await createLendingClient(api)(getFlow)).toMatchObject({ ok: true });
    expect(api.received).toHaveLength(2);
  },
);

test.each([400, 401, 404, 409, 413, 422, 500, 501])(
  'status %i is permanent, so nothing is repeated',
  async (status) => {
    expect(
      await timesReceived((response) => json(response, status, refusalEnvelope('x', 'x')), { endpoint: getFlow }),
    ).toBe(1);
  },
);

test.each([429, 503])('an answer with status %i that asks for too long a pause is returned at once', async (status) => {
  const api = await localApi((response) => {
    response.setHeader('retry-after', '60');
    json(
      response,
      status,
      refusalEnvelope('rate_limited', 'Too many requests. Wait as long as Retry-After says, then repeat the request.'),
    );
  });
  const answer = await createLendingClient(api)(getFlow);
  expect(answer).toMatchObject({ ok: false, refusal: { status, code: 'rate_limited' } });
  expect(api.received).toHaveLength(1);
});

test('a refusal that lasts for three tries is returned as it is', async () => {
  const refusal = refusalEnvelope(
    'rate_limited',
    'Too many requests. Wait as long as Retry-After says, then repeat the request.',
  );
  const api = await localApi((response) => {
    response.setHeader('retry-after', '0');
    json(response, 429, refusal);
  });
  const answer = await createLendingClient(api)(getFlow);
  expect(answer).toMatchObject({ ok: false, refusal: { status: 429, code: 'rate_limited' } });
  expect(api.received).toHaveLength(3);
});

test.each([429, 502, 503])('a pause that the server asks for with status %i is kept', async (status) => {
  const api = await localApi((response, _, turn) =>
    turn === 0 ? response.writeHead(status, { 'retry-after': '1' }).end() : success(response, flow),
  );
  const start = performance.now();
  await createLendingClient(api)(getFlow);
  expect(performance.now() - start).toBeGreaterThan(900);
});

test.each([
  ['a pause that nobody can read', { 'retry-after': 'soon' }],
  ['a moment that is past', { 'retry-after': new Date(0).toUTCString() }],
  ['when its quota begins anew', { 'x-ratelimit-reset': '3600' }],
])('an answer that names %s is repeated like one that names no pause', async (_what, headers) => {
  const api = await localApi((response, _, turn) =>
    turn === 0 ? response.writeHead(429, headers).end() : success(response, flow),
  );
  expect(await createLendingClient({ ...api, timeoutMs: 2_000 })(getFlow)).toMatchObject({ ok: true });
  expect(api.received).toHaveLength(2);
});

describe('the idempotency key', () => {
  const keysOf = (received: readonly { headers: NodeJS.Dict<string | string[]> }[]) =>
    received.map(({ headers }) => headers['idempotency-key']);

  test('the idempotency key is the same over the repetitions of one call and another in the next', async () => {
    const api = await localApi((response, _, turn) =>
      turn % 2 ? success(response, {}) : response.writeHead(504).end(),
    );
    const newKey = vi.fn().mockReturnValueOnce('key-of-call-1').mockReturnValueOnce('key-of-call-2');
    const call = createLendingClient({ ...api, newKey });
    await call(finishClientDocuments);
    await call(finishClientDocuments);
    expect(keysOf(api.received)).toEqual(['key-of-call-1', 'key-of-call-1', 'key-of-call-2', 'key-of-call-2']);
  });

  test('the idempotency key is a UUID unless the client has another generator', async () => {
    const api = await localApi((response) => success(response, {}));
    await createLendingClient(api)(finishClientDocuments);
    expect(keysOf(api.received)).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)]);
  });

  test('the idempotency key of a rendered form is used where the form brings one', async () => {
    const api = await localApi((response) => success(response, {}));
    await createLendingClient(api)(finishClientDocuments, undefined, { idempotencyKey: 'key-of-the-form' });
    expect(keysOf(api.received)).toEqual(['key-of-the-form']);
  });

  test('the idempotency key is not sent where none is accepted, and makes nothing repeatable', async () => {
    const api = await localApi(down);
    const failed = createLendingClient(api)(logoutClient, undefined, { idempotencyKey: 'key-of-the-form' });
    await expect(failed).rejects.toThrow('ERP response 502');
    expect(keysOf(api.received)).toEqual([undefined]);
  });
});
