import { expect, test } from 'vitest';
import { ACT_KEYS, PAGE_KEYS, PHOTO_KEYS } from './case-keys.ts';

test('no key of a case does two things', () => {
  const keys = [ACT_KEYS, PHOTO_KEYS, PAGE_KEYS].flatMap((table) => Object.values<string>(table));
  expect(new Set(keys).size).toBe(keys.length);
});
