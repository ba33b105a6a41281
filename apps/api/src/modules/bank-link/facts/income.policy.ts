import { daysBetween, type PayCycle, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import type { BankMovement } from '../../../providers/belvo/port.ts';

/** Largest number of days from one payday to the next. */
const LONGEST_CYCLE_DAYS = { weekly: 7, biweekly: 14, semi_monthly: 16, monthly: 31 } as const;
/** Days by which a weekend or a holiday may shift a payday. */
const GRACE_DAYS = 4;
const DAYS_A_MONTH = 365 / 12;
/** Shortest span: deposits close together say nothing about a month. */
const SHORTEST_SPAN_DAYS = 60;

export interface IncomeQuestion {
  readonly movements: readonly BankMovement[];
  readonly payCycle: PayCycle;
  readonly today: PlainDate;
  /** Number of days back for which the bank was asked. */
  readonly days: number;
}

interface IncomeDay {
  readonly daysAgo: number;
  readonly centavos: number;
}

/**
 * Counts the newest pay cycles that brought income, one after the other without a gap. A day with less than half of the
 * usual income of such a day is no payday.
 *
 * @example
 * // monthly, paid 10, 40 and 71 days ago → 3; paid 10 and 80 days ago → 1; paid 60 days ago → 0
 */
export function regularCycles({ payCycle, ...asked }: IncomeQuestion): number {
  const longest = LONGEST_CYCLE_DAYS[payCycle] + GRACE_DAYS;
  const days = incomeDays(asked);
  const usual = median(days.map((day) => day.centavos));
  const paydays = days.filter((day) => day.centavos * 2 >= usual).map(({ daysAgo }) => daysAgo);
  let cycles = 0;
  for (let reached = -1; ; cycles++) {
    const next = Math.max(
      ...paydays.filter((daysAgo) => daysAgo > reached && daysAgo <= Math.max(reached, 0) + longest),
    );
    if (next === Number.NEGATIVE_INFINITY) return cycles;
    reached = next;
  }
}

/**
 * Estimates the income of a month, never too high: over the time from the first deposit on, without that deposit
 * itself, and over the whole time for which the bank was asked, whichever gives more. Time without income up to today
 * counts.
 */
export function monthlyIncome({ payCycle, ...asked }: IncomeQuestion): Centavos {
  const days = incomeDays(asked);
  const [first, last] = [days.at(-1), days[0]];
  if (!first || !last) return centavos(0);
  const total = days.reduce((sum, day) => sum + day.centavos, 0);
  const isOverdue = last.daysAgo > LONGEST_CYCLE_DAYS[payCycle] + GRACE_DAYS;
  const span = Math.max(first.daysAgo - (isOverdue ? 0 : last.daysAgo), SHORTEST_SPAN_DAYS);
  const perDay = Math.max((total - first.centavos) / span, total / asked.days);
  return centavos(Math.floor(perDay * DAYS_A_MONTH));
}

/** Returns the days with income, newest first. */
function incomeDays({ movements, today, days }: Omit<IncomeQuestion, 'payCycle'>): IncomeDay[] {
  const byDay = new Map<number, number>();
  for (const { isIncome, date, centavos: amount } of movements) {
    const daysAgo = daysBetween(date, today);
    if (isIncome && amount > 0 && daysAgo >= 0 && daysAgo <= days)
      byDay.set(daysAgo, (byDay.get(daysAgo) ?? 0) + amount);
  }
  return [...byDay].map(([daysAgo, amount]) => ({ daysAgo, centavos: amount })).sort((a, b) => a.daysAgo - b.daysAgo);
}

const median = (amounts: readonly number[]): number =>
  amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;
