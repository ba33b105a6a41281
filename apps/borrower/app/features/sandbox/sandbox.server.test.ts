import { expect, test } from 'vitest';
import { answerBanner, showsSandboxBanner } from './sandbox.server.ts';

const visitor = (cookie: string, path = '/') => new Request(`http://site.test${path}`, { headers: { cookie } });

test('whoever skips the flow is told so, until the banner is put away', () => {
  const allowed = { sandboxAllowed: true, isStaff: false };
  expect(showsSandboxBanner(visitor('qa-disable-flow=1'), allowed)).toBe(true);
  const [hidden] = answerBanner('hide')?.split(';') ?? [];
  expect(showsSandboxBanner(visitor(`qa-disable-flow=1; ${hidden}`), allowed)).toBe(false);
  expect(showsSandboxBanner(visitor('calculator=1'), allowed)).toBe(false);
});

test('staff start it by opening a page of a client’s, and not by reading', () => {
  const staff = { sandboxAllowed: true, isStaff: true };
  for (const path of ['/registration/address', '/flow', '/profile/my-loan'])
    expect(showsSandboxBanner(visitor('', path), staff)).toBe(true);
  for (const path of ['/', '/contactos', '/no-existe'])
    expect(showsSandboxBanner(visitor('', path), staff)).toBe(false);
});

test('a server without sandbox knows no banner', () => {
  expect(showsSandboxBanner(visitor('qa-disable-flow=1'), { sandboxAllowed: false, isStaff: true })).toBe(false);
});

test('disabling removes the cookie by which the flow is skipped', () => {
  expect(answerBanner('disable')).toMatch(/^qa-disable-flow=; Max-Age=0;/);
});

test('a press on nothing answers nothing', () => {
  expect(answerBanner(null)).toBeUndefined();
});
