import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../date/calendar.ts';
import { type PlainDate, plainDate } from '../date/plain-date.ts';
import {
  isMexicanCalendarVersion,
  type MexicanCalendarVersion,
  NEWEST_MEXICAN_CALENDAR,
  publishedHolidays,
} from './bank-holidays.data.ts';
import { bankHolidaysByRule } from './bank-holidays-by-rule.ts';
import { easterSunday } from './easter.ts';
import { mexicanCalendar } from './mexican-calendar.ts';
import { calendarName, parseCalendarName } from './own-days.ts';

/** Longest time that Mexican banks stay closed, in days: Maundy Thursday to Easter Sunday. */
const LONGEST_SHIFT = 4;
const VERSIONS: readonly MexicanCalendarVersion[] = ['cnbv-2026'];

const anyDate = fc.integer({ min: 0, max: 36_500 }).map((day) => addDays(plainDate('2000-01-01'), day));
const calendar = mexicanCalendar('cnbv-2026');

describe('the Mexican calendar', () => {
  test.each([
    ['2026-11-29', '2026-11-30', 'a Sunday'],
    ['2026-12-25', '2026-12-28', 'Christmas on a Friday'],
    ['2026-12-12', '2026-12-14', "the bank employees' day on a Saturday"],
    ['2025-12-12', '2025-12-15', "the bank employees' day on a Friday"],
    ['2026-11-02', '2026-11-03', 'All Souls on a Monday'],
    ['2026-11-16', '2026-11-17', 'the Monday of the Revolution'],
    ['2026-04-02', '2026-04-06', 'Maundy Thursday'],
    ['2024-10-01', '2024-10-02', 'the change of president'],
    ['2027-01-01', '2027-01-04', 'New Year, by rule'],
    ['2027-03-25', '2027-03-29', 'Maundy Thursday, by rule'],
    ['2030-10-01', '2030-10-02', 'the change of president, by rule'],
    ['2026-11-20', '2026-11-20', 'the day of the Revolution itself, on which banks work'],
  ])('the Mexican calendar moves %s to %s: %s', (date, moved) => {
    expect(calendar.workingDayFrom(plainDate(date))).toBe(moved);
  });

  test('the Mexican calendar moves every date to a working day, at most four days later, and keeps working days', () => {
    for (let date = plainDate('2000-01-01'); date < '2100-01-01'; date = addDays(date, 1)) {
      const moved = calendar.workingDayFrom(date);
      expect(calendar.isWorkingDay(moved)).toBe(true);
      expect(daysBetween(date, moved)).toBeLessThanOrEqual(LONGEST_SHIFT);
      expect(moved === date).toBe(calendar.isWorkingDay(date));
    }
  });

  test('the Mexican calendar keeps the order of dates', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(60), (date, days) => {
        const moved = calendar.workingDayFrom(date);
        expect(calendar.workingDayFrom(addDays(date, days)) >= moved).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the Mexican calendar counts working days one by one', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 40 }), (date, count) => {
        const end = calendar.addWorkingDays(date, count);
        expect(workingDaysBetween(date, end)).toBe(count);
        expect(calendar.isWorkingDay(end)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(calendar.addWorkingDays(plainDate('2026-11-29'), 0)).toBe('2026-11-30');
    expect(() => calendar.addWorkingDays(plainDate('2026-11-29'), -1)).toThrow(RangeError);
  });

  test('the Mexican calendar refuses a version that was never published', () => {
    expect(() => mexicanCalendar('cnbv-1999')).toThrow(RangeError);
    expect(() => mexicanCalendar('toString')).toThrow(RangeError);
    expect(isMexicanCalendarVersion(NEWEST_MEXICAN_CALENDAR)).toBe(true);
  });
});

describe('the published lists', () => {
  test.each([2024, 2025, 2026])('the published lists of %i agree with the rule', (year) => {
    const byRule = bankHolidaysByRule(year).sort();
    for (const version of VERSIONS) {
      expect(publishedHolidays(version, year)?.map((day) => `${year}-${day}`)).toEqual(byRule);
    }
  });

  /** A change to a version would move due dates that people have signed. */
  test.each([['cnbv-2026', 'eb859030a2ac696d55f050ed95f4b1dbfe779f6585f6bcb72b8071409fd14af5']] as const)(
    'the published lists give the same answers as when they were published: %s',
    (version, fingerprint) => {
      const { isWorkingDay } = mexicanCalendar(version);
      const days = Array.from({ length: 36_525 }, (_, day) => addDays(plainDate('2000-01-01'), day));
      const daysOff = days.filter((date) => !isWorkingDay(date)).join(' ');
      expect(createHash('sha256').update(daysOff).digest('hex')).toBe(fingerprint);
    },
  );

  test.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is found on %s', (year, sunday) => {
    expect(easterSunday(year)).toBe(sunday);
  });
});

function workingDaysBetween(after: PlainDate, upTo: PlainDate): number {
  let count = 0;
  for (let date = addDays(after, 1); date <= upTo; date = addDays(date, 1)) {
    if (calendar.isWorkingDay(date)) count += 1;
  }
  return count;
}

describe("a calendar with a lender's own days", () => {
  const anyDays = fc.uniqueArray(anyDate, { maxLength: 30 });

  test('a calendar with own days closes and opens these, and follows the published list on every other day', () => {
    fc.assert(
      fc.property(anyDays, anyDays, anyDate, (closed, open, date) => {
        const own = mexicanCalendar(calendarName('cnbv-2026', { closed, open }));
        for (const day of closed) expect(own.isWorkingDay(day)).toBe(false);
        for (const day of open) expect(own.isWorkingDay(day)).toBe(!closed.includes(day));
        if (!closed.includes(date) && !open.includes(date))
          expect(own.isWorkingDay(date)).toBe(calendar.isWorkingDay(date));
        expect(own.isWorkingDay(own.workingDayFrom(date))).toBe(true);
      }),
    );
  });

  test('a calendar with own days is named by them, whatever their order, and read back from its name', () => {
    fc.assert(
      fc.property(anyDays, anyDays, (closed, open) => {
        const name = calendarName('cnbv-2026', { closed, open });
        expect(calendarName('cnbv-2026', { closed: closed.toReversed(), open: open.toReversed() })).toBe(name);
        expect(parseCalendarName(name)).toEqual({
          version: 'cnbv-2026',
          closed: closed.toSorted(),
          open: open.toSorted(),
        });
      }),
    );
    expect(calendarName('cnbv-2026', { closed: [], open: [] })).toBe('cnbv-2026');
  });

  test.each(['cnbv-1999', 'cnbv-2026 -2026-02-30', 'cnbv-2026 2026-12-24', 'cnbv-2026  -2026-12-24', ''])(
    'the name %j is refused as a calendar',
    (name) => {
      expect(parseCalendarName(name)).toBeUndefined();
      expect(() => mexicanCalendar(name)).toThrow(RangeError);
    },
  );
});
