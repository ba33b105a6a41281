import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';

/** How long after the due date a reference may still be paid. */
const WORKING_DAYS_AFTER_DUE = 3;

/**
 * The last day on which a reference is to be taken: three working days after the due date that it is for. One that is
 * asked for when that date is past is for today.
 *
 * @param calendar - the loan's edition of working days; where its paper names none, every day counts
 *
 * @example
 * referenceExpiry({ dueDate: plainDate('2026-12-10'), today: plainDate('2026-11-22'), calendar: 'cnbv-2026' }) // → '2026-12-15'
 */
export function referenceExpiry({
  dueDate,
  today,
  calendar,
}: {
  readonly dueDate: PlainDate;
  readonly today: PlainDate;
  readonly calendar: string | null;
}): PlainDate {
  const from = dueDate > today ? dueDate : today;
  if (calendar === null) return addDays(from, WORKING_DAYS_AFTER_DUE);
  return mexicanCalendar(calendar).addWorkingDays(from, WORKING_DAYS_AFTER_DUE);
}

/** A CLABE lives as long as its loan, with every extension and long after: the provider is told ten years. */
export const clabeExpiry = (today: PlainDate): PlainDate => addDays(today, 3_650);
