import { expect, test } from 'vitest';
import { readFlash, withFlash } from './flash.ts';

test.each(['/alertas', '/alertas?tipo=inusual&desde=a%2Fb'])('the page at %s reads what was done', (path) => {
  const url = new URL(withFlash(path, 'cerrada'), 'https://staff.quincena.example');
  expect(readFlash(url.searchParams)).toBe('cerrada');
  url.searchParams.delete('hecho');
  expect(url.pathname + url.search).toBe(path);
});

test('an address without the word confirms nothing', () => expect(readFlash(new URLSearchParams())).toBeNull());
