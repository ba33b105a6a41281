import { formatPlainDate, type PlainDate } from '@lender/calculator';
import { receiptCopy } from './receipt.copy.es.ts';

/**
 * Returns the name of a day's weekday.
 *
 * @example
 * weekdayOf(plainDate('2026-12-15')) // → 'martes'
 */
export function weekdayOf(date: PlainDate): string {
  const name = receiptCopy.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (name === undefined) throw new RangeError(`No such day: ${date}`);
  return name;
}

/**
 * Formats an important day, as people remember it.
 *
 * @example
 * dayWithWeekday(plainDate('2026-12-15')) // → 'martes 15.12.2026'
 */
export const dayWithWeekday = (date: PlainDate): string => `${weekdayOf(date)} ${formatPlainDate(date)}`;
