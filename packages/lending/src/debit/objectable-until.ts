import { addDays, type PlainDate, plainDate } from '@lender/calculator';

/** Number of days after the end of its month in which the holder of an account may object to a debit. */
const OBJECTION_DAYS = 60;

/**
 * The last day on which a debit may be objected to, and its money taken back. General knowledge of Mexican banking, not
 * verified law.
 *
 * @example
 * objectableUntil(plainDate('2026-11-03')) // → '2027-01-29'
 */
export function objectableUntil(debitedOn: PlainDate): PlainDate {
  const [year = 0, month = 0] = debitedOn.split('-').map(Number);
  const firstOfNext = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(plainDate(firstOfNext), OBJECTION_DAYS - 1);
}
