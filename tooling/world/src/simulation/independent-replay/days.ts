const DAY_MS = 86_400_000;

/** Returns the number of a date: consecutive dates have consecutive numbers. */
export const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Returns the date of such a number. */
export const dateOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Returns the first day from a day on, itself included, on which banks are open by a calendar of that name. */
export function workingDayFrom(day: number, calendar: string): number {
  const [closed, open] = [daysNamed(calendar, ' -'), daysNamed(calendar, ' +')];
  let at = day;
  while (!open.has(dateOf(at)) && (closed.has(dateOf(at)) || isClosed(at))) at++;
  return at;
}

/**
 * Returns the lender's own days, which are part of the calendar's name: ` -2026-12-24` is closed, ` +2026-11-16` is
 * open.
 */
const daysNamed = (calendar: string, sign: string): ReadonlySet<string> =>
  new Set(calendar.split(' ').flatMap((word) => (` ${word}`.startsWith(sign) ? [word.slice(1)] : [])));

/** Tells whether banks are closed: on weekends, and by the banking commission's list. */
function isClosed(day: number): boolean {
  const date = new Date(day * DAY_MS);
  const weekday = date.getUTCDay();
  const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const isMonday = (which: number) => weekday === 1 && Math.ceil(dayOfMonth / 7) === which;
  const mondays: Readonly<Record<number, number>> = { 2: 1, 3: 3, 11: 3 };
  return (
    weekday === 0 ||
    weekday === 6 ||
    CLOSED_EVERY_YEAR.has(`${month}-${dayOfMonth}`) ||
    isMonday(mondays[month] ?? 0) ||
    [2, 3].includes(easterSunday(date.getUTCFullYear()) - day)
  );
}

/** New Year, Labour Day, Independence Day, All Souls, Guadalupe, Christmas. */
const CLOSED_EVERY_YEAR: ReadonlySet<string> = new Set(['1-1', '5-1', '9-16', '11-2', '12-12', '12-25']);

/** Returns Easter by Gauss, from 1900 to 2099. */
function easterSunday(year: number): number {
  const lunar = (19 * (year % 19) + 24) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * lunar + 5) % 7;
  const isLateException = lunar === 29 && weekday === 6;
  const isEarlyException = lunar === 28 && weekday === 6 && year % 19 > 10;
  const days = lunar + weekday - (isLateException || isEarlyException ? 7 : 0);
  return numberOf(`${year}-03-22`) + days;
}
