import { getActualApplication, skipBelvo } from '@lender/contract';
import { ROUTES } from '@lender/flow/routes';
import { redirectOf, responseOf, testVisit, tokenOf } from '@lender/web/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../app/platform/cookies.server.ts';
import { shownProgress } from '../app/shell/shown-progress.ts';
import { blankPages, drawBlank, moduleAt } from './blank-site.ts';
import { clientProfile } from './client-answers.ts';
import { answersTo, wireFlow } from './client-api.ts';
import { openSandbox, PUBLIC_ANSWERS } from './sandbox-api.ts';

/** Pages of clients; the others show the same to every visitor. */
const pages = blankPages.filter(
  ({ path }) => path === '/flow' || ROUTES.find((route) => route.path === path)?.audience !== 'public',
);

/** Tells whether a page is a step, which shows progress: all of the registration, except completing an account. */
const isStep = (path: string) => path.startsWith('/registration') && path !== '/registration/completar';

const site = 'https://quincena.example';
const staffCookie = `${session.name}=${tokenOf({ account_type: 'user' })}`;

let closeSandbox: () => void;
beforeAll(() => {
  closeSandbox = openSandbox();
});
afterAll(() => closeSandbox());

test.each(pages)('$path is shown without data to a visitor who holds the cookie', async (page) => {
  const { answer, loaded, html } = await drawBlank(page);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([200, null]);
  expect(shownProgress(loaded) !== undefined).toBe(isStep(page.path));
  expect(html).toContain('<h1');
});

const addressPage = () => import('../app/routes/registration.address.tsx');

test('staff who open a page get the sandbox cookie, and the page', async () => {
  const visit = testVisit(`${site}/registration/address`, { cookie: staffCookie });
  expect((await responseOf(async () => (await addressPage()).loader(visit)))?.status).toBe(200);
  expect(visit.cookies).toEqual([expect.stringMatching(/^qa-disable-flow=1;/)]);
});

test('a guest without the cookie does not start the sandbox mode', async () => {
  const visit = testVisit(`${site}/registration/address`);
  expect(await redirectOf(async () => (await addressPage()).loader(visit))).toBe('/registration');
  expect(visit.cookies).toEqual([]);
});

test('a form sent in sandbox mode changes nothing, and leads to the list of pages', async () => {
  const form = { region: '1', city: '1', postalCode: '44100', district: 'A', street: 'B', exteriorNumber: '1' };
  const visit = testVisit(`${site}/registration/address`, { cookie: 'qa-disable-flow=1', form });
  expect(await redirectOf(async () => (await addressPage()).action(visit))).toBe('/flow');
});

test('a visitor who disables the sandbox mode loses the cookie: a guest stays on the page, staff are sent to the home page', async () => {
  const { action } = await import('../app/routes/sandbox.ts');
  const form = { intent: 'disable', from: '/registration/address' };
  const guest = testVisit(`${site}/sandbox`, { cookie: 'qa-disable-flow=1', form });
  expect(await redirectOf(() => action(guest))).toBe('/registration/address');
  expect(guest.cookies).toEqual([expect.stringMatching(/^qa-disable-flow=; Max-Age=0;/)]);
  const staff = testVisit(`${site}/sandbox`, { cookie: `qa-disable-flow=1; ${staffCookie}`, form });
  expect(await redirectOf(() => action(staff))).toBe('/');
});

const clientCookie = `qa-disable-flow=1; ${session.name}=${tokenOf({ account_type: 'client' })}`;

test.each([
  '/registration/summary',
  '/registration/id-document-upload',
  '/profile/my-loan',
  '/application/offer-increase',
  '/application/offer-decrease',
  '/application/accepted-cash',
])('%s is shown to a signed-in client who holds the cookie, whatever their place in the flow', async (path) => {
  answersTo({
    ...PUBLIC_ANSWERS,
    '/web/private/client': clientProfile(),
    '/web/private/client/flow': wireFlow('address'),
  });
  const page = await moduleAt(path)?.();
  const answer = await responseOf(async () => page?.loader?.(testVisit(site + path, { cookie: clientCookie })));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([200, null]);
});

test('a form of a signed-in client in sandbox mode is answered by the API only', async () => {
  answersTo({ ...PUBLIC_ANSWERS, '/web/private/client': clientProfile() });
  const { apiOf } = await import('../app/platform/sdk.server.ts');
  const { call } = apiOf(testVisit(`${site}/registration/address`, { cookie: clientCookie }));
  expect(await call(getActualApplication)).toMatchObject({ ok: true });
  expect(await call(skipBelvo)).toMatchObject({ ok: false, refusal: { code: 'not_found' } });
});
