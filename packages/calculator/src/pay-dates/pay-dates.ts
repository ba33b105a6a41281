import { fail, ok, type Result } from '@lender/money';
import { type PlainDate, parsePlainDate } from '../date/plain-date.ts';

/** A client's next two pay dates, in order. Together with the pay cycle they determine all other pay dates. */
export type PayDates = readonly [first: PlainDate, second: PlainDate];

/**
 * Reads two comma-separated dates, the earlier first.
 *
 * @example
 * parsePayDates('2026-11-30,2026-12-15') // → { ok: true, value: ['2026-11-30', '2026-12-15'] }
 * parsePayDates('2026-11-30') // → { ok: false, problem: { code: 'pay_dates_invalid' } }
 */
export function parsePayDates(text: unknown): Result<PayDates, { readonly code: 'pay_dates_invalid' }> {
  const [first, second, ...more] = typeof text === 'string' ? text.split(',').map(parsePlainDate) : [];
  if (!first?.ok || !second?.ok || more.length > 0 || first.value >= second.value) {
    return fail({ code: 'pay_dates_invalid' });
  }
  return ok([first.value, second.value]);
}

/**
 * Formats two pay dates as the server takes them.
 *
 * @example
 * formatPayDates([plainDate('2026-11-30'), plainDate('2026-12-15')]) // → '2026-11-30,2026-12-15'
 */
export function formatPayDates(payDates: PayDates): string {
  return payDates.join(',');
}
