import { type PlainDate, parsePlainDate } from '../date/plain-date.ts';
import { isMexicanCalendarVersion, type MexicanCalendarVersion } from './bank-holidays.data.ts';

/** Days that a lender counts differently from the published list. */
export interface OwnDays {
  /** Days that are no working days either, besides week-ends and bank holidays. */
  readonly closed: readonly PlainDate[];
  /** Days that are working days, whatever the list says. */
  readonly open: readonly PlainDate[];
}

/** Parts of a calendar's name. */
export interface NamedCalendar extends OwnDays {
  readonly version: MexicanCalendarVersion;
}

/**
 * Returns the name of a published list with a lender's own days. It contains all of them, so that a contract which
 * keeps the name keeps its dates, whatever the lender changes afterwards. The same days always make the same name.
 *
 * @example
 * const days = { closed: [plainDate('2026-12-24')], open: [plainDate('2026-11-16')] }
 * calendarName('cnbv-2026', days) // → 'cnbv-2026 -2026-12-24 +2026-11-16'
 */
export function calendarName(version: MexicanCalendarVersion, { closed, open }: OwnDays): string {
  const signed = (sign: string, days: readonly PlainDate[]) =>
    [...new Set(days)].toSorted().map((day) => `${sign}${day}`);
  return [version, ...signed(CLOSED, closed), ...signed(OPEN, open)].join(' ');
}

const CLOSED = '-';
const OPEN = '+';

/**
 * Splits the name of a calendar into its parts; undefined where it is no such name.
 *
 * @example
 * parseCalendarName('cnbv-2026 -2026-12-24') // → { version: 'cnbv-2026', closed: ['2026-12-24'], open: [] }
 */
export function parseCalendarName(name: string): NamedCalendar | undefined {
  const [version = '', ...signed] = name.split(' ');
  if (!isMexicanCalendarVersion(version)) return undefined;
  const days = { closed: [] as PlainDate[], open: [] as PlainDate[] };
  for (const text of signed) {
    const day = parsePlainDate(text.slice(1));
    const list = text.startsWith(CLOSED) ? days.closed : text.startsWith(OPEN) ? days.open : undefined;
    if (!day.ok || !list) return undefined;
    list.push(day.value);
  }
  return { version, ...days };
}
