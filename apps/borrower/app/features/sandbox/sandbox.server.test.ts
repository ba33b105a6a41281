import { expect, test } from 'vitest';
import { answerBanner, showsSandboxBanner } from './sandbox.server.ts';

const visitor = (cookie: string) => new Request('http://site.test/', { headers: { cookie } });

test('whoever skips the flow is told so, until the banner is put away', () => {
  const allowed = { sandboxAllowed: true };
  expect(showsSandboxBanner(visitor('qa-disable-flow=1'), allowed)).toBe(true);
  const [hidden] = answerBanner('hide')?.split(';') ?? [];
  expect(showsSandboxBanner(visitor(`qa-disable-flow=1; ${hidden}`), allowed)).toBe(false);
  expect(showsSandboxBanner(visitor('calculator=1'), allowed)).toBe(false);
});

test('a server without sandbox knows no banner', () => {
  expect(showsSandboxBanner(visitor('qa-disable-flow=1'), { sandboxAllowed: false })).toBe(false);
});

test('disabling removes the cookie by which the flow is skipped', () => {
  expect(answerBanner('disable')).toMatch(/^qa-disable-flow=; Max-Age=0;/);
});

test('a press on nothing answers nothing', () => {
  expect(answerBanner(null)).toBeUndefined();
});
