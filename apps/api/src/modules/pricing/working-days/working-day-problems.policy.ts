import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { calendarOf, type OwnDay } from './working-day-list.ts';

/** Largest number of non-working days in a row: a due date would move by as many. */
const LONGEST_REST = 10;

interface Wanted {
  readonly days: readonly OwnDay[];
  /** The newest list: its days may already be in the past. */
  readonly before: readonly OwnDay[];
  readonly today: PlainDate;
  readonly published: string;
}

/** Returns the problems of a list of days: none, or each wrong day with the reason, `2026-12-24: twice`. */
export function workingDayProblems({ days, before, today, published }: Wanted): string[] {
  const { isWorkingDay } = mexicanCalendar(published);
  const whole = mexicanCalendar(calendarOf(published, days));
  const known = new Set(before.map(keyOf));
  return days.flatMap((day, index) => {
    const { date, kind } = day;
    const because = (code: string) => [`${date}: ${code}`];
    if (days.slice(0, index).some((other) => other.date === date)) return because('twice');
    if (!known.has(keyOf(day)) && date < today) return because('past');
    if (isWorkingDay(date) === (kind === 'open')) return because(kind === 'open' ? 'open_already' : 'closed_already');
    return kind === 'closed' && whole.workingDayFrom(date) > addDays(date, LONGEST_REST)
      ? because('rest_too_long')
      : [];
  });
}

const keyOf = ({ date, kind }: OwnDay): string => `${date} ${kind}`;

/** Returns the days that only the first of two lists has. */
export function daysOnlyIn(these: readonly OwnDay[], those: readonly OwnDay[]): OwnDay[] {
  const others = new Set(those.map((day) => `${keyOf(day)} ${day.name}`));
  return these.filter((day) => !others.has(`${keyOf(day)} ${day.name}`));
}
