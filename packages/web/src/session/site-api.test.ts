import { getClient, loginClient } from '@lender/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { redirectOf, testVisit, tokenOf } from '../testing.ts';
import { endSession } from './end-session.ts';
import { sessionCookie } from './session-cookie.ts';
import { READ_TIMEOUT_MS, siteApi, WRITE_TIMEOUT_MS } from './site-api.ts';

afterEach(() => vi.unstubAllGlobals());

const session = sessionCookie({ name: '__Host-site' });
const token = (claims: object) => tokenOf({ account_type: 'client', ...claims });
const visitWith = (claims?: object) =>
  testVisit('https://site.test/page', claims && { cookie: `${session.name}=${token(claims)}` });
const apiOf = siteApi({
  session,
  accounts: ['client'],
  apiUrl: 'http://api.test',
  siteKey: undefined,
  onSessionEnd: (_, { code }) => `/ingresar?aviso=${code}`,
});

function apiAnswers(status: number, body: unknown) {
  const fetched = vi.fn(async (_: Request) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const refusal = (code: string) => ({ success: false, message: '', error: { code, details: {} }, violations: [] });

test('all loaders of a request share one API', () => {
  const visit = visitWith();
  expect(apiOf(visit)).toBe(apiOf(visit));
  expect(apiOf(visit)).not.toBe(apiOf(visitWith()));
});

test.each([{ account_type: 'user' }, { mfa: true }])('a token with %j is no session of this site', (claims) => {
  expect(apiOf(visitWith(claims)).account()).toBeUndefined();
});

test('on the pages for a token that owes the second factor, that token counts and no other', () => {
  const unfinishedOf = siteApi({
    session,
    accounts: ['client'],
    ofUnfinished: true,
    apiUrl: 'http://api.test',
    siteKey: undefined,
    onSessionEnd: () => '/ingresar',
  });
  expect(unfinishedOf(visitWith({ mfa: true })).account()).toBe('client');
  expect(unfinishedOf(visitWith({ mfa: false })).account()).toBeUndefined();
});

test('signing in creates the session, whatever the visitor is answered', async () => {
  apiAnswers(200, { success: true, data: { Authorization: `Bearer ${token({})}` } });
  const visit = visitWith();
  await apiOf(visit).call(loginClient, { body: { username: 'ana@correo.example', password: 'una frase larga' } });
  expect(apiOf(visit).account()).toBe('client');
  expect(visit.cookies).toEqual([session.write(token({}))]);
});

test.each([
  [401, 'unauthorized'],
  [403, 'client_blocked'],
])('a token that the API answers with %i ends the session, and the site says where to go', async (status, code) => {
  apiAnswers(status, refusal(code));
  const visit = visitWith({});
  expect(await redirectOf(() => apiOf(visit).call(getClient))).toBe(`/ingresar?aviso=${code}`);
  expect(visit.cookies).toEqual([session.clear()]);
});

test('a token is refreshed in the second half of its life', () => {
  const seconds = Math.floor(Date.now() / 1_000);
  expect(apiOf(visitWith({ iat: seconds - 1_000, exp: seconds + 800 })).isTokenHalfSpent()).toBe(true);
  expect(apiOf(visitWith({ iat: seconds, exp: seconds + 1_800 })).isTokenHalfSpent()).toBe(false);
});

test.each([
  ['answers', () => apiAnswers(200, { success: true, data: {} })],
  ['says that it was over already', () => apiAnswers(401, refusal('unauthorized'))],
  ['is away', () => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')))],
])('a session ends on this device when the API %s', async (_, prepare) => {
  prepare();
  const visit = visitWith({});
  await endSession(apiOf(visit));
  expect(apiOf(visit).account()).toBeUndefined();
  expect(visit.cookies.at(-1)).toBe(session.clear());
});

describe('time that a site waits for the API', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Answers no request; a request that is aborted fails. */
  function silentApi(): Request[] {
    vi.useFakeTimers();
    const asked: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(request);
      return new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(request.signal.reason)));
    });
    return asked;
  }

  test('a read of a page is given up after 15 seconds', async () => {
    const asked = silentApi();
    apiOf(visitWith({}))
      .call(getClient, undefined, { retries: 0 })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - 1);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('a write of a page, with a file or a signature, is given up after 180 seconds', async () => {
    const asked = silentApi();
    const body = { username: 'ana@correo.example', password: 'una frase larga' };
    apiOf(visitWith())
      .call(loginClient, { body })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS - 1);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});
