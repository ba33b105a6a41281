import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath } from './fill-path.ts';

const path = '/loan/{id}/ledger';

describe('fillPath', () => {
  test('leaves a path without parameters alone', () => {
    expect(fillPath('/web/public/bank')).toBe('/web/public/bank');
  });

  test.each(['', '.', '..', undefined, null])('refuses %j, which would reach another endpoint', (id) => {
    expect(() => fillPath(path, { id })).toThrow('path parameter id is missing');
  });

  test('refuses to go without its parameters', () => {
    expect(() => fillPath(path)).toThrow(TypeError);
  });

  test('takes nothing from what every object has', () => {
    expect(() => fillPath('/x/{constructor}', {})).toThrow(TypeError);
  });

  test('stays in its place, whatever the parameter says', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');
    fc.assert(
      fc.property(value, (id) => {
        const { pathname, search, hash } = new URL(fillPath(path, { id }), 'http://api.test');
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'loan', id, 'ledger']);
        expect(search + hash).toBe('');
      }),
    );
  });
});
