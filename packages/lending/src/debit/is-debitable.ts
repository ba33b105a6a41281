import type { LoanPosition } from '../loan/position.ts';

/** Tells whether a loan may be debited at all: not when on hold, being cancelled, sold or written off. */
export const isDebitable = ({ state, isOnHold, withdrawal }: LoanPosition): boolean =>
  state === 'open' && !isOnHold && !withdrawal;
