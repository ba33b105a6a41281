import { addDays, plainDate } from '@lender/calculator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayWithWeekday, weekdayOf } from './day-with-weekday.ts';

test('a day is written with its weekday', () => {
  expect(dayWithWeekday(plainDate('2026-11-21'))).toBe('sábado 21.11.2026');
  expect(dayWithWeekday(plainDate('2026-11-22'))).toBe('domingo 22.11.2026');
});

test('the weekday comes back every seven days and not before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 20 }), (start, later) => {
      const day = addDays(plainDate('2026-01-01'), start);
      expect(weekdayOf(addDays(day, later)) === weekdayOf(day)).toBe(later % 7 === 0);
    }),
  );
});
