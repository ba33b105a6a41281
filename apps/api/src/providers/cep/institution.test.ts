import { expect, test } from 'vitest';
import { institutionOf } from './institution.ts';

test.each([
  ['012', '40012'],
  ['166', '37166'],
  ['646', '90646'],
])('CLABEs that begin with %s are of institution %s', (bank, institution) => {
  expect(institutionOf(bank)).toBe(institution);
});
