import type { LoanEvent } from '@lender/lending';

type Hold = Extract<LoanEvent, { kind: 'hold' }>;

/** Returns the hold that a loan is under: the last one, by the day and moment from which it counts. */
export const currentHold = (events: readonly LoanEvent[]): Hold | undefined =>
  events
    .filter((event) => event.kind === 'hold')
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .at(-1);
