import {
  acceptInvitation,
  type Endpoint,
  getBanks,
  getFlow,
  getLoanLedger,
  loginClient,
  loginUser,
  refreshClientToken,
  refusalEnvelope,
  takeOverSession,
} from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { createLendingClient, memoryTokenStore, type Refusal } from '../src/index.ts';
import { json, localApi, success } from './local-api.ts';

const credentials = { body: { username: '5512345678', password: 'Quincena.2026' } };
const flow = { step: 'work_info', status: 'active', errors: [] };
const refusal = (code: string) => refusalEnvelope(code, code);

test('a guest sends no token', async () => {
  const api = await localApi((response) => success(response, []));
  await createLendingClient(api)(getBanks);
  expect(api.received[0]?.headers).not.toHaveProperty('authorization');
});

test('a client with a token sends it with every request, public ones too', async () => {
  const api = await localApi((response, { url }) => success(response, url.endsWith('/flow') ? flow : []));
  const call = createLendingClient({ ...api, tokens: memoryTokenStore('first') });
  await call(getBanks);
  await call(getFlow);
  expect(api.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer first']);
});

test('signing in sends no earlier token, and its refusal ends no session', async () => {
  const api = await localApi((response, { url }) =>
    url.endsWith('/client/login') ? json(response, 403, refusal('client_blocked')) : success(response, []),
  );
  const tokens = memoryTokenStore('first');
  const onUnauthorized = vi.fn();
  const call = createLendingClient({ ...api, tokens, onUnauthorized });
  expect(await call(loginClient, credentials)).toMatchObject({ ok: false, refusal: { code: 'client_blocked' } });
  await call(loginUser, { body: { username: 'ana@example.com', password: 'Quincena.2026' } }).catch(() => {});
  for (const { headers } of api.received) expect(headers).not.toHaveProperty('authorization');
  expect(tokens.get()).toBe('first');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('only signing in is sent without the token', () => {
  const silent = Object.values(ENDPOINTS).filter((endpoint: Endpoint) => endpoint.signsIn);
  expect(new Set(silent)).toEqual(new Set([acceptInvitation, loginClient, loginUser, takeOverSession]));
});

test('on a server each request has a client of its own, and they share nothing', async () => {
  const api = await localApi((response, { headers }) =>
    headers.authorization === 'Bearer blocked'
      ? json(response, 403, refusal('client_blocked'))
      : success(response, { Authorization: `${headers.authorization}-again` }),
  );
  const [one, other] = [memoryTokenStore('blocked'), memoryTokenStore('good')];
  const [reported, otherReported] = [vi.fn(), vi.fn()];
  const first = createLendingClient({ ...api, tokens: one, onUnauthorized: reported });
  const second = createLendingClient({ ...api, tokens: other, onUnauthorized: otherReported });
  await Promise.all([first(refreshClientToken), second(refreshClientToken)]);
  expect([one.get(), other.get()]).toEqual([undefined, 'good-again']);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(otherReported).not.toHaveBeenCalled();
});

test('a header of an answer does not replace the token', async () => {
  const api = await localApi((response) => {
    response.setHeader('authorization', 'Bearer other');
    success(response, flow);
  });
  const tokens = memoryTokenStore('first');
  await createLendingClient({ ...api, tokens })(getFlow);
  expect(tokens.get()).toBe('first');
});

test('even a broken server may bring a token', async () => {
  const api = await localApi((response) => json(response, 500, { Authorization: 'next' }));
  const tokens = memoryTokenStore('first');
  await createLendingClient({ ...api, tokens })(getFlow).catch(() => {});
  expect(tokens.get()).toBe('next');
});

test.each([
  ['in the data', (token: string) => ({ success: true, data: { Authorization: token } })],
  ['beside the data', (token: string) => ({ success: true, Authorization: token, data: { Authorization: token } })],
  ['at the top of an answer without wrapping', (token: string) => ({ Authorization: token })],
  ['with the word Bearer', (token: string) => ({ success: true, data: { Authorization: `Bearer ${token}` } })],
])('an Authorization %s replaces the token', async (_where, body) => {
  const api = await localApi((response, _, turn) => json(response, 200, body(`token-${turn}`)));
  const tokens = memoryTokenStore();
  const call = createLendingClient({ ...api, tokens });
  await call(loginClient, credentials);
  expect(tokens.get()).toBe('token-0');
  await call(refreshClientToken);
  expect(api.received[1]?.headers.authorization).toBe('Bearer token-0');
  expect(tokens.get()).toBe('token-1');
});

test('a refusal may bring a token too', async () => {
  const api = await localApi((response) =>
    json(response, 422, { ...refusal('credentials_wrong'), Authorization: 'next' }),
  );
  const tokens = memoryTokenStore('first');
  await createLendingClient({ ...api, tokens })(loginClient, credentials);
  expect(tokens.get()).toBe('next');
});

test('of two renewals at once the last one wins', async () => {
  const late: (() => void)[] = [];
  const api = await localApi((response, _, turn) => {
    late[turn] = () => success(response, { Authorization: `token-${turn}` });
    if (turn === 1) late[1]?.();
  });
  const tokens = memoryTokenStore('first');
  const call = createLendingClient({ ...api, tokens });
  const slow = call(refreshClientToken);
  await vi.waitFor(() => expect(api.received).toHaveLength(1), soon);
  await call(refreshClientToken);
  expect(tokens.get()).toBe('token-1');
  late[0]?.();
  await slow;
  expect(tokens.get()).toBe('token-0');
});

test.each([
  ['signed out', undefined],
  ['signed in as somebody else', 'other'],
])('a late answer does not restore the token after the person %s', async (_what, next) => {
  let answer = () => {};
  const api = await localApi((response) => {
    answer = () => success(response, { Authorization: 'late' });
  });
  const tokens = memoryTokenStore('first');
  const call = createLendingClient({ ...api, tokens });
  const slow = call(refreshClientToken);
  await vi.waitFor(() => expect(api.received).toHaveLength(1), soon);
  tokens.set(next);
  answer();
  await slow;
  expect(tokens.get()).toBe(next);
});

test.each([
  [401, 'unauthorized'],
  [403, 'client_blocked'],
])('status %i clears the token and is reported once, however many calls fail', async (status, code) => {
  const api = await localApi((response) => json(response, status, refusal(code)));
  const tokens = memoryTokenStore('first');
  const reported: (Refusal & { tokenThen: string | undefined })[] = [];
  const onUnauthorized = (refused: Refusal) => reported.push({ ...refused, tokenThen: tokens.get() });
  const call = createLendingClient({ ...api, tokens, onUnauthorized });
  const answers = await Promise.all([call(getFlow), call(getFlow), call(getFlow)]);
  expect(answers).toMatchObject(Array(3).fill({ ok: false, refusal: { status, code } }));
  expect(reported).toMatchObject([{ status, code, tokenThen: undefined }]);
  expect(tokens.get()).toBeUndefined();
});

test('a permission that a role lacks ends no session', async () => {
  const refused = refusalEnvelope('forbidden', 'forbidden', { facts: { permission: 'loan.read' } });
  const api = await localApi((response) => json(response, 403, refused));
  const tokens = memoryTokenStore('staff');
  const onUnauthorized = vi.fn();
  const call = createLendingClient({ ...api, tokens, onUnauthorized });
  const params = { id: '01998877-6655-7443-8221-100000000000' };
  expect(await call(getLoanLedger, { params, query: {} })).toMatchObject({ ok: false, refusal: { code: 'forbidden' } });
  expect([tokens.get(), onUnauthorized.mock.calls]).toEqual(['staff', []]);
});

test('the next session is notified of its own end', async () => {
  const api = await localApi((response) => json(response, 401, refusal('unauthorized')));
  const tokens = memoryTokenStore('first');
  const onUnauthorized = vi.fn();
  const call = createLendingClient({ ...api, tokens, onUnauthorized });
  await call(getFlow);
  tokens.set('second');
  await call(getFlow);
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

test('a token that was renewed meanwhile outlives the refusal of the earlier token', async () => {
  let refuseFirst = () => {};
  const api = await localApi((response, { url }) => {
    if (url.endsWith('/token/refresh')) return success(response, { Authorization: 'second' });
    refuseFirst = () => json(response, 401, refusal('unauthorized'));
  });
  const tokens = memoryTokenStore('first');
  const onUnauthorized = vi.fn();
  const call = createLendingClient({ ...api, tokens, onUnauthorized });
  const slow = call(getFlow);
  await vi.waitFor(() => expect(api.received).toHaveLength(1), soon);
  await call(refreshClientToken);
  refuseFirst();
  await slow;
  expect(tokens.get()).toBe('second');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a guest who is refused is not signed out', async () => {
  const api = await localApi((response) => json(response, 401, refusal('unauthorized')));
  const onUnauthorized = vi.fn();
  await createLendingClient({ ...api, onUnauthorized })(getFlow);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('business refusals end no session', async () => {
  const api = await localApi((response, _, turn) =>
    json(response, [404, 409, 422, 429][turn] ?? 400, refusal('not_found')),
  );
  const tokens = memoryTokenStore('first');
  const call = createLendingClient({ ...api, tokens });
  for (let turn = 0; turn < 5; turn += 1) await call(getFlow);
  expect(tokens.get()).toBe('first');
});

test('an error that the hook throws reaches the caller, so that it may redirect', async () => {
  const api = await localApi((response) => json(response, 401, refusal('unauthorized')));
  const redirect = new Error('to the login page');
  const call = createLendingClient({
    ...api,
    tokens: memoryTokenStore('first'),
    onUnauthorized: () => {
      throw redirect;
    },
  });
  await expect(call(getFlow)).rejects.toBe(redirect);
});
