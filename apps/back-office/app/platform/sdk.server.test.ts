import { getSandboxClock, loginUser } from '@lender/contract';
import { redirectOf } from '@lender/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { staffToken, visit } from '../../test/visit.ts';
import { apiOf, requireStaff } from './sdk.server.ts';

afterEach(() => vi.unstubAllGlobals());

function apiAnswers(status: number, body: unknown) {
  const fetched = vi.fn(async (_: Request) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the API is told who asks, and for which request', async () => {
  const clock = { businessDate: '2026-11-21', now: '2026-11-21T12:00:00.000Z', offsetDays: 0 };
  const fetched = apiAnswers(200, { success: true, data: clock });
  const answer = await requireStaff(visit('/sandbox', { token: staffToken() }))(getSandboxClock);

  expect(answer).toMatchObject({ ok: true, data: clock });
  const headers = fetched.mock.lastCall?.[0].headers;
  expect(headers?.get('authorization')).toBe(`Bearer ${staffToken()}`);
  expect(headers?.get('x-request-id')).toBe('request-1');
});

test('a token that the API no longer takes ends the session and leads back here after signing in', async () => {
  apiAnswers(401, { success: false, message: '', error: { code: 'unauthorized', details: {} }, violations: [] });
  const args = visit('/colas/all', { token: staffToken() });

  const location = await redirectOf(() => requireStaff(args)(getSandboxClock));
  expect(location).toBe('/ingresar?siguiente=%2Fcolas%2Fall&aviso=sesion');
  expect(args.cookies).toEqual([expect.stringMatching(/^__Host-back-office=; .*Max-Age=0/)]);
});

test.each([staffToken({ mfa: true }), staffToken({ account_type: 'client' }), 'x'])(
  '%s is no session here',
  (token) => {
    expect(apiOf(visit('/colas/all', { token })).account()).toBeUndefined();
  },
);

test('signing in makes the session', async () => {
  apiAnswers(200, { success: true, data: { Authorization: `Bearer ${staffToken()}` } });
  const args = visit('/ingresar');
  await apiOf(args).call(loginUser, { body: { username: 'a@b.example', password: 'secret' } });

  expect(args.cookies).toEqual([
    expect.stringMatching(/^__Host-back-office=e30\.[^;]+; .*HttpOnly; Secure; SameSite=Lax/),
  ]);
  expect(apiOf(args).account()).toBe('user');
});
