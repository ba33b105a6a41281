import type { LoanPosition } from '../loan/position.ts';

/** Whether a loan is one of which anything may be debited: not one on hold, being cancelled, sold or written off. */
export const isDebitable = ({ state, isOnHold, withdrawal }: LoanPosition): boolean =>
  state === 'open' && !isOnHold && !withdrawal;
