import type { LoanEvent } from '@lender/lending';

/** Returns the buyer of a debt, by the last sale that was not reversed. */
export function buyerOf(events: readonly LoanEvent[]): string | undefined {
  const corrected = new Set(events.flatMap((event) => (event.kind === 'correction' ? [event.of] : [])));
  return events.flatMap((event) => (event.kind === 'sale' && !corrected.has(event.id) ? [event.buyer] : [])).at(-1);
}
