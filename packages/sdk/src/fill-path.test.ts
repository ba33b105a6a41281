import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath } from './fill-path.ts';

const path = '/loan/{id}/ledger';

describe('fillPath', () => {
  test('fillPath leaves a path without parameters alone', () => {
    expect(fillPath('/web/public/bank')).toBe('/web/public/bank');
  });

  test.each(['', '.', '..', undefined, null])('fillPath refuses %j, which would reach another endpoint', (id) => {
    expect(() => fillPath(path, { id })).toThrow('path parameter id is missing');
  });

  test('fillPath refuses a path whose parameters are missing', () => {
    expect(() => fillPath(path)).toThrow(TypeError);
  });

  test('fillPath takes no parameter from properties that every object has', () => {
    expect(() => fillPath('/x/{constructor}', {})).toThrow(TypeError);
  });

  test('a filled parameter stays in its place, whatever it contains', () => {
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
