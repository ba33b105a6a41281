import type { LoanEvent } from '../loan-reading.ts';

/** Payments that count: nobody took them back. */
export const reversiblePayments = (events: readonly LoanEvent[]): readonly LoanEvent[] =>
  events.filter(
    ({ id, kind }) =>
      kind === 'payment' &&
      !events.some((other) => (other.kind === 'reversal' || other.kind === 'correction') && other.about === id),
  );
