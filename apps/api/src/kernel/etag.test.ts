import { expect, test } from 'vitest';
import { etagOf, matchesEtag } from './etag.ts';

test('equal values have the same ETag, and different values different ones', () => {
  expect(etagOf({ step: 'address', errors: [] })).toBe(etagOf({ step: 'address', errors: [] }));
  expect(etagOf({ step: 'address' })).not.toBe(etagOf({ step: 'belvo' }));
  expect(etagOf('ñ')).toMatch(/^"[\w-]{22}"$/);
});

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['', false],
  ['"a1"', true],
  ['W/"a1"', true],
  ['"b2", "a1"', true],
  ['*', true],
  ['a1', false],
  ['"a10"', false],
  ['"b2",W/"a1"x', false],
])('whether the If-None-Match %j matches the ETag: %s', (ifNoneMatch, known) => {
  expect(matchesEtag(ifNoneMatch, '"a1"')).toBe(known);
});
