import { expect, test } from 'vitest';
import { visit } from '../../../test/visit.ts';
import { keepMenuState, readMenuState } from './menu-cookie.server.ts';

const withCookie = (cookie: string) => new Request('https://staff.quincena.example/', { headers: { cookie } });

test('a menu that was hidden stays hidden on the next page, and is shown again once it is opened', async () => {
  for (const state of ['closed', 'open'] as const) {
    const [pair = ''] = (await keepMenuState(state)).split(';');
    expect(await readMenuState(withCookie(pair))).toBe(state);
  }
});

test.each(['', '__Host-menu=nada', '__Host-menu=%7B'])('a menu is open with the cookie %j', async (cookie) => {
  expect(await readMenuState(withCookie(cookie))).toBe('open');
});

test('a menu is open for a browser without cookies', async () => {
  expect(await readMenuState(visit('/').request)).toBe('open');
});
