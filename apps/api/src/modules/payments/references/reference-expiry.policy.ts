import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';

/** Number of working days after the due date in which a reference may still be paid. */
const WORKING_DAYS_AFTER_DUE = 3;

/**
 * Returns the last day on which a reference is accepted: three working days after its due date. A reference that is
 * requested when that date is past counts from today.
 *
 * @param calendar - the loan's edition of working days; when its contract names none, every day counts
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

/**
 * Returns the end of a CLABE for the provider, ten years ahead: it is valid as long as its loan, with every extension
 * and long after.
 */
export const clabeExpiry = (today: PlainDate): PlainDate => addDays(today, 3_650);
