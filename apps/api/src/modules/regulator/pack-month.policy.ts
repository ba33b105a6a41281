import { addDays, addMonthsClamped, type PlainDate, plainDate } from '@lender/calculator';
import type { PackMonth } from './pack-part.ts';

/**
 * Returns the days of a month.
 *
 * @param month - `YYYY-MM`
 *
 * @example
 * packMonth('2026-02').last // → '2026-02-28'
 */
export function packMonth(month: string): PackMonth {
  const first = plainDate(`${month}-01`);
  return { month, first, last: addDays(addMonthsClamped(first, 1), -1) };
}

/**
 * Tells whether the days are one whole month that is over. Only such months are reported to authorities: their figures
 * are final.
 */
export function isPastMonth(
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  { today }: { readonly today: PlainDate },
): boolean {
  const { first, last } = packMonth(from.slice(0, 7));
  return from === first && to === last && last < today;
}
