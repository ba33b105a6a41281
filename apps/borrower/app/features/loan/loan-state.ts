import type { getActiveLoan, Reply } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';

/**
 * State that a loan's page is about: money is owed, the loan is on hold, it is owed to another creditor, or nothing is
 * owed.
 */
export type LoanState = 'owed' | 'onHold' | 'withdrawing' | 'sold' | 'writtenOff' | 'ended' | 'paid';

/** Returns the state; a loan being cancelled has the status of one on hold. */
export function loanState({
  status,
  withdrawal,
}: Pick<Reply<typeof getActiveLoan>, 'status' | 'withdrawal'>): LoanState {
  switch (status) {
    case LOAN_STATUS.paid:
      return 'paid';
    case LOAN_STATUS.onHold:
      return withdrawal.state === 'asked' ? 'withdrawing' : 'onHold';
    case LOAN_STATUS.active:
      return 'owed';
    case LOAN_STATUS.soldDebt:
      return 'sold';
    case LOAN_STATUS.writeOff:
      return 'writtenOff';
    default:
      return 'ended';
  }
}
