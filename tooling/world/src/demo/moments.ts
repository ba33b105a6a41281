import { addDays, mexicoDate, type PlainDate } from '@lender/calculator';

const HOUR_MS = 3_600_000;
/** Hours in which people are awake. */
const [MORNING, NIGHT] = [8, 21];

/** Moments of a span of days that ends now. */
export interface Moments {
  readonly today: PlainDate;
  dayAgo(days: number): PlainDate;
  /** Returns an hour of a day; the hours of today still to come are compressed into its past part. */
  at(day: PlainDate, hour: number): Date;
  /** Returns the moment a number of hours later, never after now, and not at night. */
  later(from: Date, hours: number): Date;
}

/** Mexico City keeps the same time all year. */
const midnightOf = (day: PlainDate): number => Date.parse(`${day}T00:00:00-06:00`);

export function momentsUntil(end: Date): Moments {
  const today = mexicoDate(end.getTime());
  const passedMs = end.getTime() - midnightOf(today);
  const capped = (ms: number): Date => new Date(Math.min(ms, end.getTime()));
  const at = (day: PlainDate, hour: number): Date => {
    if (day < today) return new Date(midnightOf(day) + hour * HOUR_MS);
    const share = Math.min(Math.max((hour - MORNING) / (NIGHT - MORNING), 0.01), 0.99);
    return capped(midnightOf(today) + share * passedMs);
  };
  return {
    today,
    at,
    dayAgo: (days) => addDays(today, -days),
    later: (from, hours) => {
      const selected = from.getTime() + hours * HOUR_MS;
      const day = mexicoDate(Math.min(selected, end.getTime()));
      if (day === today) return capped(selected);
      const hour = (selected - midnightOf(day)) / HOUR_MS;
      if (hour > NIGHT) return at(addDays(day, 1), MORNING + 1 + (hour % 1));
      return hour < MORNING ? at(day, MORNING + 1 + (hour % 1)) : new Date(selected);
    },
  };
}
