import { mexicoDate, plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.ts';

test('a day ends where the next one begins', () => {
  const end = endOfDay(plainDate('2026-07-14')).getTime();
  expect([mexicoDate(end - 1), mexicoDate(end)]).toEqual(['2026-07-14', '2026-07-15']);
});
