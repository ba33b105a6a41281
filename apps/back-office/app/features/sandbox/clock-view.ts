import { addDays, formatPlainDate, type PlainDate, parsePlainDate } from '@lender/calculator';
import type { getSandboxClock, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';

/** Business clock, as the page shows it. */
export interface ClockView {
  /** Today as `YYYY-MM-DD`, for the date field. */
  readonly today: PlainDate;
  /** First day that may be chosen. */
  readonly tomorrow: PlainDate;
  readonly todayWords: string;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  /** Buttons that go to a day: sent twice, they still go to that day. */
  readonly steps: readonly { readonly businessDate: PlainDate; readonly label: string }[];
}

const stepDays = [1, 7, 15];

export const clockView = ({ businessDate, now, offsetDays }: Reply<typeof getSandboxClock>): ClockView => ({
  today: businessDate,
  tomorrow: addDays(businessDate, 1),
  todayWords: formatPlainDate(businessDate),
  facts: [
    { term: copy.today, detail: formatPlainDate(businessDate) },
    { term: copy.moment, detail: formatInstant(now) },
    { term: copy.ahead, detail: copy.aheadDays(offsetDays) },
  ],
  steps: stepDays.map((days) => {
    const to = addDays(businessDate, days);
    return { businessDate: to, label: copy.byDays(days, formatPlainDate(to)) };
  }),
});

/** Returns the message of a page after an advance; only for a starting day before today. */
export function advancedWords(from: string | null, { today }: Pick<ClockView, 'today'>): string | undefined {
  const start = parsePlainDate(from);
  if (!start.ok || start.value >= today) return undefined;
  return copy.done(formatPlainDate(start.value), formatPlainDate(today));
}
