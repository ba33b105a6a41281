import { redirectOf, responseOf } from '@lender/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loader as addressLoader } from '../app/routes/registration.address.tsx';
import { action, loader } from '../app/routes/registration.facebook.tsx';
import { loader as comeBack } from '../app/routes/registration.facebook.vuelta.ts';
import { clientProfile, wireApplication, wireJourney } from './client-answers.ts';
import { visit } from './visit.ts';

const profile = clientProfile();
const application = wireApplication();
const dialog = 'https://www.facebook.com/v19.0/dialog/oauth?state=s';
const ANSWERS: Readonly<Record<string, unknown>> = {
  flow: { step: 'facebook', status: 'active', errors: [], finished: [] },
  'application/actual': application,
  'client-journey/current': wireJourney,
  'external-login/start': { url: dialog },
  'external-login/finish': {},
};

beforeEach(() =>
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    const end = Object.keys(ANSWERS).find((path) => pathname.endsWith(path));
    return Response.json({ success: true, data: end === undefined ? profile : ANSWERS[end] });
  }),
);
afterEach(() => vi.unstubAllGlobals());

test('step facebook leads to its page with the query and the application, and no further', async () => {
  const elsewhere = visit('/registration/address?utm_source=x', { account: 'client' });
  const target = await redirectOf(() => addressLoader(elsewhere));
  expect(target).toBe('/registration/facebook?utm_source=x&applicationId=APPLICATION');
  const there = visit(target ?? '', { account: 'client' });
  expect((await responseOf(() => loader(there)))?.status).toBe(200);
  expect(there.openings).toEqual([{ 'form-action': ['https://www.facebook.com'] }]);
});

test('the form of step facebook leads to the provider, and a client who comes back continues with the flow', async () => {
  const pressed = visit('/registration/facebook', { account: 'client', form: { intent: 'start' } });
  expect(await redirectOf(() => action(pressed))).toBe(dialog);
  const back = visit('/registration/facebook/vuelta?code=c&state=s', { account: 'client' });
  expect(await redirectOf(() => comeBack(back))).toBe('/flow');
});

test('a guest who comes back is asked to sign in', async () => {
  const back = visit('/registration/facebook/vuelta?code=c&state=s');
  expect(await redirectOf(() => comeBack(back))).toMatch(/^\/ingresar/);
});
