import { plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { objectableUntil } from './objectable-until.ts';

test.each([
  ['2026-01-01', '2026-04-01'],
  ['2024-01-31', '2024-03-31'],
  ['2026-09-30', '2026-11-29'],
  ['2026-10-15', '2026-12-30'],
  ['2026-11-01', '2027-01-29'],
  ['2026-12-31', '2027-03-01'],
])('a debit of %s may be objected to until %s, sixty days after its month', (debitedOn, until) => {
  expect(objectableUntil(plainDate(debitedOn))).toBe(until);
});
