import { addDays, addMonthsClamped, dayOfMonth } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import type { PayCycle } from '../pay-cycle/pay-cycle.ts';
import { isLoanDay } from './pay-date-sequence.ts';
import { formatPayDates, type PayDates } from './pay-dates.ts';
import { nextInPair, SEMI_MONTHLY_PAIRS } from './semi-monthly-pairs.ts';

/** One line of the pay date list. */
export interface PayDateOption {
  /** Both dates, comma-separated, in the form that the server takes. */
  readonly value: string;
  readonly firstDate: PlainDate;
  readonly secondDate: PlainDate;
  /** The date, the pair of days (`5, 20`) or the day of the month (`28`), by cycle. */
  readonly label: string;
}

/**
 * Returns the pay dates that a client can choose from.
 *
 * Weekly and biweekly: the next 7 and 14 days. Semi-monthly: the five usual pairs of days, each with its next two
 * dates. Monthly: every day up to the same day of next month. The second date is the pay day after the first.
 *
 * @param today - the calendar day in Mexico City, from 1900 to 2999; every option is after it
 * @throws RangeError for another day
 *
 * @example
 * const [first] = payDateOptions('semi_monthly', plainDate('2026-11-21'))
 * first // → { value: '2026-12-05,2026-12-20', firstDate: '2026-12-05', secondDate: '2026-12-20', label: '5, 20' }
 */
export function payDateOptions(cycle: PayCycle, today: PlainDate): PayDateOption[] {
  if (!isLoanDay(today)) throw new RangeError(`Not a day from 1900 to 2999: ${today}`);
  switch (cycle) {
    case 'weekly':
      return nextDays(today, 7).map((date) => option([date, addDays(date, 7)], date));
    case 'biweekly':
      return nextDays(today, 14).map((date) => option([date, addDays(date, 14)], date));
    case 'semi_monthly':
      return SEMI_MONTHLY_PAIRS.map((pair) => {
        const first = nextInPair(pair, today);
        return option([first, nextInPair(pair, first)], pair.join(', '));
      });
    case 'monthly':
      return daysUpToNextMonth(today).map((date) => {
        return option([date, addMonthsClamped(date, 1)], String(dayOfMonth(date)));
      });
  }
}

function option(payDates: PayDates, label: string): PayDateOption {
  return { value: formatPayDates(payDates), firstDate: payDates[0], secondDate: payDates[1], label };
}

function nextDays(today: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1));
}

function daysUpToNextMonth(today: PlainDate): PlainDate[] {
  const last = addMonthsClamped(today, 1);
  return nextDays(today, 31).filter((date) => date <= last);
}
