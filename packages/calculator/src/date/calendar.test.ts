import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonthsClamped, dayOfMonth, daysBetween, lengthOfMonth, monthsBetween } from './calendar.ts';
import { plainDate } from './plain-date.ts';

const anyDay = fc.integer({ min: -700_000, max: 2_900_000 }).map((days) => addDays(plainDate('1970-01-01'), days));

describe('addDays', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-04-05', 1, '2026-04-06'],
  ])('addDays to %s with %d days gives %s', (date, days, expected) => {
    expect(addDays(plainDate(date), days)).toBe(expected);
  });

  test('addDays is the inverse of daysBetween', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('addDays throws when the result leaves the calendar', () => {
    expect(() => addDays(plainDate('9999-12-31'), 1)).toThrow(RangeError);
  });
});

test('the calendar agrees with the one of the engine, day by day', () => {
  const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);
  for (let date = plainDate('1895-01-01'); date < '2105-01-01'; ) {
    const next = new Date(midnight(date) + 86_400_000).toISOString().slice(0, 10);
    date = addDays(date, 1);
    if (date !== next) expect(date).toBe(next);
  }
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      expect(daysBetween(one, other)).toBe((midnight(other) - midnight(one)) / 86_400_000);
      expect(addDays(one, daysBetween(one, other))).toBe(other);
    }),
  );
});

describe('addMonthsClamped', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-30', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('addMonthsClamped to %s with %d months gives %s', (date, months, expected) => {
    expect(addMonthsClamped(plainDate(date), months)).toBe(expected);
  });

  test('addMonthsClamped never goes past the month it was asked for', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const next = addMonthsClamped(date, 1);
        expect(dayOfMonth(next)).toBe(Math.min(dayOfMonth(date), lengthOfMonth(next)));
        expect(daysBetween(date, next)).toBeLessThanOrEqual(31);
      }),
    );
  });
});

test.each([
  ['2026-01-15', '2026-03-14', 1],
  ['2026-01-15', '2026-03-15', 2],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2026-02-27', 0],
  ['2025-11-21', '2026-11-21', 12],
  ['2026-11-21', '2026-01-01', 0],
])('the time from %s to %s holds %d full months', (from, to, months) => {
  expect(monthsBetween(plainDate(from), plainDate(to))).toBe(months);
});

test.each([
  ['2000-02-01', 29],
  ['1900-02-01', 28],
  ['0004-02-01', 29],
  ['2026-11-30', 30],
  ['2026-12-31', 31],
])('the month of %s has %d days', (date, days) => {
  expect(lengthOfMonth(plainDate(date))).toBe(days);
});
