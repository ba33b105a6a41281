import { addDays, formatPlainDate, type PlainDate } from '@lender/calculator';
import { callCopy as words } from './call.copy.es.ts';

/** Days that a borrower may promise, and the one that is proposed. */
export interface PromiseChoice {
  readonly days: readonly { readonly value: string; readonly label: string }[];
  readonly first: string;
}

interface PromiseDays {
  readonly today: PlainDate;
  /** Last day that may be promised. */
  readonly promiseUntil: PlainDate;
  readonly payDays: readonly PlainDate[];
}

const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: 'UTC' });

/**
 * Returns the days that may be promised, from today on. The next pay day is proposed, else the last day.
 *
 * @example
 * const days = { today: plainDate('2026-11-23'), promiseUntil: plainDate('2026-11-24'), payDays: [] };
 * promiseChoice(days).days[0] // → { value: '2026-11-23', label: 'lunes 23.11.2026, hoy' }
 */
export function promiseChoice({ today, promiseUntil, payDays }: PromiseDays): PromiseChoice {
  const days: PlainDate[] = [];
  for (let day = today; day <= promiseUntil; day = addDays(day, 1)) days.push(day);
  const labelOf = (day: PlainDate) =>
    words.promiseDay({
      weekday: weekday.format(Date.parse(day)),
      day: formatPlainDate(day),
      isToday: day === today,
      isPayDay: payDays.includes(day),
    });
  return {
    days: days.map((value) => ({ value, label: labelOf(value) })),
    first: payDays.find((day) => day >= today && day <= promiseUntil) ?? promiseUntil,
  };
}
