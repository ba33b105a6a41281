import { formatPlainDate, type PayCycle, type PayDateOption } from '@lender/calculator';
import { weekdayOf } from '../price/day-with-weekday.ts';
import { calculatorCopy } from './calculator.copy.es.ts';

/** Number of letters of a weekday that fit into a narrow list. */
const weekdayLetters = 3;

/**
 * Returns the label of a pay date in the list: its weekday and date, its pair of days or its day of the month.
 *
 * @example
 * payDateLabel('weekly', option) // → 'vie 27.11.2026'
 * payDateLabel('semi_monthly', option) // → 'Días 15 y 30'
 */
export function payDateLabel(cycle: PayCycle, { firstDate, label }: PayDateOption): string {
  const { pairOfDays, pairJoint, dayOfMonth } = calculatorCopy;
  if (cycle === 'semi_monthly') return `${pairOfDays} ${label.replace(',', ` ${pairJoint}`)}`;
  if (cycle === 'monthly') return `${dayOfMonth} ${label}`;
  return `${weekdayOf(firstDate).slice(0, weekdayLetters)} ${formatPlainDate(firstDate)}`;
}
