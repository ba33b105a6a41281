import { expect, test } from 'vitest';
import { answerBanner, showsSandboxBanner } from './sandbox.server.ts';

const visitor = (cookie: string, path = '/') => new Request(`http://site.test${path}`, { headers: { cookie } });

test('a visitor who skips the flow sees the banner until it is dismissed', () => {
  const allowed = { sandboxAllowed: true, isStaff: false };
  expect(showsSandboxBanner(visitor('qa-disable-flow=1'), allowed)).toBe(true);
  const [hidden] = answerBanner('hide')?.split(';') ?? [];
  expect(showsSandboxBanner(visitor(`qa-disable-flow=1; ${hidden}`), allowed)).toBe(false);
  expect(showsSandboxBanner(visitor('calculator=1'), allowed)).toBe(false);
});

test('the banner is shown to staff on a client’s page, and not on a public one', () => {
  const staff = { sandboxAllowed: true, isStaff: true };
  for (const path of ['/registration/address', '/flow', '/profile/my-loan'])
    expect(showsSandboxBanner(visitor('', path), staff)).toBe(true);
  for (const path of ['/', '/contactos', '/no-existe'])
    expect(showsSandboxBanner(visitor('', path), staff)).toBe(false);
});

test('a server without sandbox shows no banner', () => {
  expect(showsSandboxBanner(visitor('qa-disable-flow=1'), { sandboxAllowed: false, isStaff: true })).toBe(false);
});

test('disabling removes the cookie that skips the flow', () => {
  expect(answerBanner('disable')).toMatch(/^qa-disable-flow=; Max-Age=0;/);
});

test('a banner form without an action is answered with nothing', () => {
  expect(answerBanner(null)).toBeUndefined();
});
