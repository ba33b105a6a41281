import type { LoanEvent } from '../loan-reading.ts';

/** Returns the payments that count: those that were not reversed. */
export const reversiblePayments = (events: readonly LoanEvent[]): readonly LoanEvent[] =>
  events.filter(
    ({ id, kind }) =>
      kind === 'payment' &&
      !events.some((other) => (other.kind === 'reversal' || other.kind === 'correction') && other.about === id),
  );
