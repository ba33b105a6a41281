import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';

/** Number of working days for which cash waits at the counter. */
const WORKING_DAYS_TO_COLLECT = 5;
/** Number of working days that a brand may take to report a hand-over. */
const WORKING_DAYS_TO_REPORT = 2;

interface Cash {
  readonly today: PlainDate;
  readonly dueDate: PlainDate;
  /** Shortest term of the product: money that is collected later would be lent for too short a time. */
  readonly minDays: number;
  /** The loan's edition of working days; when its contract names none, every day counts. */
  readonly calendar: string | null;
}

/** Returns the last day on which a borrower may collect the money. */
export function collectBy({ today, dueDate, minDays, calendar }: Cash): PlainDate {
  const last = after(today, WORKING_DAYS_TO_COLLECT, calendar);
  const latest = addDays(dueDate, -minDays);
  return isBefore(latest, last) ? latest : last;
}

const isBefore = (one: PlainDate, other: PlainDate): boolean => one < other;

/** Returns the last day to wait for the report of a hand-over before the order counts as not collected. */
export const reportedBy = (collect: PlainDate, calendar: string | null): PlainDate =>
  after(collect, WORKING_DAYS_TO_REPORT, calendar);

const after = (day: PlainDate, workingDays: number, calendar: string | null): PlainDate =>
  calendar === null ? addDays(day, workingDays) : mexicanCalendar(calendar).addWorkingDays(day, workingDays);
