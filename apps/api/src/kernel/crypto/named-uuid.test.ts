import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { namedUuid } from './named-uuid.ts';

test('one name has always the same UUID, and another name has another', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `extension ${index}`);
  expect(new Set(names.map(namedUuid)).size).toBe(names.length);
  expect(names.map(namedUuid)).toEqual(names.map(namedUuid));
  for (const name of names) expect(z.uuid().safeParse(namedUuid(name)).success).toBe(true);
});
