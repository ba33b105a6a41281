import { expect, test } from 'vitest';
import { mexicoDate } from './mexico-date.ts';

test.each([
  ['2026-11-21T05:59:59.999Z', '2026-11-20'],
  ['2026-11-21T06:00:00Z', '2026-11-21'],
  // Summer time was still in use: five hours behind UTC.
  ['2021-07-01T05:00:00Z', '2021-07-01'],
  ['2026-07-01T05:59:00Z', '2026-06-30'],
  ['2027-01-01T00:00:00Z', '2026-12-31'],
])('%s is %s in Mexico City', (moment, date) => {
  expect(mexicoDate(Date.parse(moment))).toBe(date);
});
