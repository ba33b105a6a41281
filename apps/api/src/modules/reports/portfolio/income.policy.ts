import { addDays, daysBetween, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import type { ReportPeriod } from '../report-period.policy.ts';

/** Change of a balance on a day, in centavos. */
export interface DayChange {
  readonly date: PlainDate;
  readonly change: number;
}

/**
 * Returns the mean of a balance at the end of each day of a period, rounded half up to the centavo.
 *
 * @param opening - balance before the first day
 *
 * @example
 * meanBalance(100, [{ date: plainDate('2026-11-02'), change: 50 }], { from: plainDate('2026-11-01'), to: plainDate('2026-11-02') }) // → 125
 */
export function meanBalance(opening: number, changes: readonly DayChange[], { from, to }: ReportPeriod): Centavos {
  const days = daysBetween(from, to) + 1;
  const changed = changes.reduce((sum, { date, change }) => sum + change * daysBetween(date, addDays(to, 1)), 0);
  return centavos(Math.floor((opening * days + changed) / days + 0.5));
}
