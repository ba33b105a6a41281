import { addDays, mexicoDate, type PlainDate } from '@lender/calculator';
import { NOTICE_MS } from './debit-rules.data.ts';
import type { AnnouncedDebit, DebitMandate } from './mandate.ts';

/** Largest number of days after its due date on which a debit may be made: a borrower does not wait for it for ever. */
const MOST_DAYS_LATER = 10;

interface Rescheduled {
  readonly mandate: DebitMandate;
  readonly debit: AnnouncedDebit;
  /** Moment at which the borrower would be notified of the new day, in milliseconds since 1970. */
  readonly toldAtMs: number;
}

/**
 * Returns the days to which an announced debit may be moved: not before it is due, not within a day of the notice to
 * its borrower, and within the mandate. Undefined where there is no such day.
 *
 * @example
 * const dueOn = plainDate('2026-12-23');
 * const toldAtMs = Date.parse('2026-12-22T15:00:00Z');
 * const mandate = { status: 'active', maximumCentavos: centavos(500000), endsOn: plainDate('2026-12-30') };
 * const debit = { dueOn, number: 1, amountCentavos: centavos(400000), chargeOn: dueOn, toldAtMs };
 * debitSpan({ mandate, debit, toldAtMs: toldAtMs + 86400000 }) // → { from: '2026-12-24', to: '2026-12-30' }
 */
export function debitSpan({
  mandate,
  debit,
  toldAtMs,
}: Rescheduled): { readonly from: PlainDate; readonly to: PlainDate } | undefined {
  if (mandate.status !== 'active') return undefined;
  const knownOn = mexicoDate(toldAtMs + NOTICE_MS);
  const latest = addDays(debit.dueOn, MOST_DAYS_LATER);
  const [, from = knownOn] = [knownOn, debit.dueOn].toSorted();
  const [to = latest] = [latest, mandate.endsOn].toSorted();
  return from <= to ? { from, to } : undefined;
}
