import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followTrail, type Trail } from './follow-trail.ts';

const follow = (...addresses: readonly string[]) => addresses.reduce<Trail>(followTrail, []);

test('a page that was opened from a list has the list before it, with its filter', () => {
  expect(follow('/prestamos', '/prestamos?estado=4', '/prestamos/7')).toEqual(['/prestamos?estado=4', '/prestamos/7']);
});

test('going back to the page before does not lead in a circle', () => {
  const there = ['/pendientes', '/prestamos/7', '/clientes/8'];
  expect(follow(...there, '/prestamos/7')).toEqual(['/pendientes', '/prestamos/7']);
  expect(follow(...there, '/prestamos/7', '/pendientes')).toEqual(['/pendientes']);
});

test('a trail ends with the address that was opened last, and never has one page twice in a row', () => {
  const address = fc.constantFrom('/a', '/a?b=1', '/b', '/c/1', '/c/2?d=3');
  fc.assert(
    fc.property(fc.array(address, { minLength: 1, maxLength: 60 }), (addresses) => {
      const trail = follow(...addresses);
      expect(trail.at(-1)).toBe(addresses.at(-1));
      expect(trail.length).toBeLessThanOrEqual(20);
      const paths = trail.map((one) => one.split('?')[0]);
      for (const [at, path] of paths.entries()) expect(path).not.toBe(paths[at + 1]);
    }),
  );
});
