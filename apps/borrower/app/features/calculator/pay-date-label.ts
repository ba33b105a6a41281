import { formatPlainDate, type PayCycle, type PayDateOption } from '@lender/calculator';
import { weekdayOf } from '../offer/day-with-weekday.ts';
import { calculatorCopy } from './copy.es.ts';

/**
 * A pay date as it stands in the list: by its weekday, its pair of days or its day of the month, and always with the
 * date on which it comes next.
 *
 * @example
 * payDateLabel('weekly', option) // → 'viernes 27.11.2026'
 * payDateLabel('semi_monthly', option) // → '15 y 30 · 30.11.2026'
 */
export function payDateLabel(cycle: PayCycle, { firstDate, label }: PayDateOption): string {
  const date = formatPlainDate(firstDate);
  if (cycle === 'semi_monthly') return `${label.replace(',', ` ${calculatorCopy.pairJoint}`)} · ${date}`;
  if (cycle === 'monthly') return `${calculatorCopy.dayOfMonth} ${label} · ${date}`;
  return `${weekdayOf(firstDate)} ${date}`;
}
