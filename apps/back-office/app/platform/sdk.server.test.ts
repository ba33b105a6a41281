import { getSandboxClock, loginUser } from '@lender/contract';
import { redirectOf } from '@lender/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { staffToken, visit } from '../../test/visit.ts';
import { sessionCopy } from '../features/sessions/session.copy.es.ts';
import * as signInRoute from '../routes/sign-in.tsx';
import { apiOf, requireStaff } from './sdk.server.ts';

afterEach(() => vi.unstubAllGlobals());

function apiAnswers(status: number, body: unknown) {
  const fetched = vi.fn(async (_: Request) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a call to the API carries the token of the caller and the id of the request', async () => {
  const clock = { businessDate: '2026-11-21', now: '2026-11-21T12:00:00.000Z', offsetDays: 0 };
  const fetched = apiAnswers(200, { success: true, data: clock });
  const answer = await requireStaff(visit('/sandbox', { token: staffToken() }))(getSandboxClock);

  expect(answer).toMatchObject({ ok: true, data: clock });
  const headers = fetched.mock.lastCall?.[0].headers;
  expect(headers?.get('authorization')).toBe(`Bearer ${staffToken()}`);
  expect(headers?.get('x-request-id')).toBe('request-1');
});

test('a token that the API no longer accepts ends the session, and signing in leads back to the same page', async () => {
  apiAnswers(401, { success: false, message: '', error: { code: 'unauthorized', details: {} }, violations: [] });
  const args = visit('/colas/all', { token: staffToken() });

  const location = await redirectOf(() => requireStaff(args)(getSandboxClock));
  expect(location).toBe('/ingresar?siguiente=%2Fcolas%2Fall&aviso=sesion');
  expect(args.cookies).toEqual([expect.stringMatching(/^__Host-back-office=; .*Max-Age=0/)]);
});

test('an unused session is locked for a reason that the sign-in page shows, and signing in leads back to the same page', async () => {
  const error = { code: 'session_idle', details: { minutes: 15 } };
  apiAnswers(401, { success: false, message: '', error, violations: [] });
  const args = visit('/colas/all', { token: staffToken() });

  const location = await redirectOf(() => requireStaff(args)(getSandboxClock));
  expect(location).toBe('/ingresar?siguiente=%2Fcolas%2Fall&aviso=inactividad-15');
  const page = await signInRoute.loader(visit(location ?? ''));
  expect(await page.json()).toEqual({ end: { idleMinutes: 15 } });
  expect(sessionCopy.idle(15)).toMatch(/^Cerramos tu sesión porque no la usaste en 15 minutos\. /);
});

test('a call that a page makes by itself is marked as background, and a page that a user opens is not', async () => {
  const clock = { businessDate: '2026-11-21', now: '2026-11-21T12:00:00.000Z', offsetDays: 0 };
  const marks: (string | null)[] = [];
  const opened: Record<string, string>[] = [{}, { 'sec-fetch-user': '?1' }];
  for (const headers of opened) {
    const fetched = apiAnswers(200, { success: true, data: clock });
    const args = visit('/sandbox', { token: staffToken() });
    const request = new Request(args.request, { headers: { ...Object.fromEntries(args.request.headers), ...headers } });
    await requireStaff({ ...args, request })(getSandboxClock);
    marks.push(fetched.mock.lastCall?.[0].headers.get('x-background') ?? null);
  }
  expect(marks).toEqual(['1', null]);
});

test.each([staffToken({ mfa: true }), staffToken({ account_type: 'client' }), 'x'])(
  'the token %s makes no back-office session',
  (token) => {
    expect(apiOf(visit('/colas/all', { token })).account()).toBeUndefined();
  },
);

test('signing in creates the session', async () => {
  apiAnswers(200, { success: true, data: { Authorization: `Bearer ${staffToken()}` } });
  const args = visit('/ingresar');
  await apiOf(args).call(loginUser, { body: { username: 'a@b.example', password: 'secret' } });

  expect(args.cookies).toEqual([
    expect.stringMatching(/^__Host-back-office=e30\.[^;]+; .*HttpOnly; Secure; SameSite=Lax/),
  ]);
  expect(apiOf(args).account()).toBe('user');
});
