import { addMonthsClamped, plainDate } from '@lender/calculator';
import { monthName } from './month.copy.es.ts';

/** Number of months offered, the current one included. */
const MONTHS = 13;

/**
 * Returns the months that a list offers, the current one first.
 *
 * @param current - `YYYY-MM`
 *
 * @example
 * monthOptions('2026-11')[1] // → { value: '2026-10', label: 'octubre de 2026' }
 */
export function monthOptions(current: string): readonly { readonly value: string; readonly label: string }[] {
  const first = plainDate(`${current}-01`);
  return Array.from({ length: MONTHS }, (_, ago) => {
    const value = addMonthsClamped(first, -ago).slice(0, 7);
    return { value, label: monthName(value) };
  });
}
