import { LOAN_STATUS, type LoanStatus } from '../status/loan-status.ts';
import type { LoanPosition } from './position.ts';

/**
 * Returns the status that a loan's position implies. A loan of which no money arrived keeps its status, and so does one
 * whose status is final: people decide about what a contract that ended that way still owes.
 *
 * @example
 * const loan = signedLoan();
 * const held = { ...happened('hold', addDays(loan.payoutDate, 3)), kind: 'hold', reason: 'hardship' };
 * const position = positionOn(loan, [arrival(loan), held], addDays(loan.payoutDate, 3));
 * loanStatusAfter(position, LOAN_STATUS.active) // → LOAN_STATUS.onHold
 */
export function loanStatusAfter(position: LoanPosition, current: LoanStatus): LoanStatus {
  if (FINAL.includes(current)) return current;
  switch (position.state) {
    case 'pending':
      return current;
    case 'open':
      return position.isOnHold || position.withdrawal ? LOAN_STATUS.onHold : LOAN_STATUS.active;
    case 'settled':
      return LOAN_STATUS.paid;
    case 'withdrawn':
    case 'annulled':
      return LOAN_STATUS.terminated;
    case 'sold':
      return LOAN_STATUS.soldDebt;
    case 'written_off':
      return LOAN_STATUS.writeOff;
  }
}

const FINAL: readonly LoanStatus[] = [LOAN_STATUS.cancelled, LOAN_STATUS.cannotMakeOffer, LOAN_STATUS.terminated];
