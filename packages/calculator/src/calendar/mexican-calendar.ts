import { addDays, dayOfWeek } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import { type IsWorkingDay, workingDayFrom } from '../offer/working-day.ts';
import { type MexicanCalendarVersion, publishedHolidays } from './bank-holidays.data.ts';
import { bankHolidaysByRule } from './bank-holidays-by-rule.ts';
import { type NamedCalendar, parseCalendarName } from './own-days.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** One published list of the days on which Mexican banks work, with the lender's own days if its name has some. */
export interface MexicanCalendar {
  readonly version: MexicanCalendarVersion;
  /** Tells whether a day is no Saturday, Sunday or bank holiday, unless the lender counts it otherwise. */
  readonly isWorkingDay: IsWorkingDay;
  /**
   * Returns the date, or the next working day when it is none: at most four days later, except for a lender's own days.
   */
  readonly workingDayFrom: (date: PlainDate) => PlainDate;
  /**
   * Returns the n-th working day after a date; for 0 the date itself, or else the next working day.
   *
   * @param count - whole, from 0 to 10000
   * @throws RangeError for any other count
   */
  readonly addWorkingDays: (date: PlainDate, count: number) => PlainDate;
}

/**
 * Returns the working days of Mexico by one published list. A list never changes, so a date that was computed once
 * stays the same.
 *
 * @param name - a published list, alone or with a lender's own days, as `calendarName` puts it together
 * @throws RangeError when no such list was published
 *
 * @example
 * const calendar = mexicanCalendar('cnbv-2026')
 * calendar.workingDayFrom(plainDate('2026-11-29')) // → '2026-11-30'
 * calendar.workingDayFrom(plainDate('2026-12-25')) // → '2026-12-28'
 * calendar.addWorkingDays(plainDate('2026-11-13'), 10) // → '2026-11-30'
 * mexicanCalendar('cnbv-2026 -2026-11-30').workingDayFrom(plainDate('2026-11-29')) // → '2026-12-01'
 */
export function mexicanCalendar(name: string): MexicanCalendar {
  const known = calendars.get(name);
  if (known) return known;
  const named = parseCalendarName(name);
  if (!named) throw new RangeError(`No such calendar: ${name}`);
  const calendar = makeCalendar(named);
  calendars.set(name, calendar);
  return calendar;
}

/** Calendars by name; names change only when a lender publishes days of its own, so there are few. */
const calendars = new Map<string, MexicanCalendar>();

function makeCalendar({ version, closed, open }: NamedCalendar): MexicanCalendar {
  const holidays = holidaysByYear(version);
  const [isClosed, isOpen] = [new Set<string>(closed), new Set<string>(open)];
  const isWorkingDay: IsWorkingDay = (date) => {
    if (isClosed.has(date) || isOpen.has(date)) return !isClosed.has(date);
    const weekday = dayOfWeek(date);
    return weekday !== SUNDAY && weekday !== SATURDAY && !holidays(date.slice(0, 4)).has(date);
  };
  return {
    version,
    isWorkingDay,
    workingDayFrom: (date) => workingDayFrom(date, isWorkingDay),
    addWorkingDays: (date, count) => addWorkingDays(date, { count, isWorkingDay }),
  };
}

/** Forty years: longer than any contract, and counted in a few hundredths of a second. */
const MOST_WORKING_DAYS = 10_000;

function addWorkingDays(from: PlainDate, after: { count: number; isWorkingDay: IsWorkingDay }): PlainDate {
  const { count, isWorkingDay } = after;
  if (!(Number.isInteger(count) && count >= 0 && count <= MOST_WORKING_DAYS)) {
    throw new RangeError(`Not a number of working days from 0 to ${MOST_WORKING_DAYS}: ${count}`);
  }
  let date = count === 0 ? workingDayFrom(from, isWorkingDay) : from;
  for (let left = count; left > 0; left -= 1) date = workingDayFrom(addDays(date, 1), isWorkingDay);
  return date;
}

/** Returns a function that looks up or computes the bank holidays of a year once. */
function holidaysByYear(version: MexicanCalendarVersion): (year: string) => ReadonlySet<string> {
  const years = new Map<string, ReadonlySet<string>>();
  return (year) => {
    const known = years.get(year);
    if (known) return known;
    const published = publishedHolidays(version, Number(year))?.map((day) => `${year}-${day}`);
    const holidays = new Set<string>(published ?? bankHolidaysByRule(Number(year)));
    years.set(year, holidays);
    return holidays;
  };
}
