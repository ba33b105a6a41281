import type { Centavos } from '@lender/money';
import type { LoanStatus } from '../status/loan-status.ts';
import { loanTransitionPath } from '../transition/loan-transition-path.ts';
import type { TransitionActor } from '../transition/transition.ts';
import type { LoanEvent } from './loan-event.ts';
import { loanStatusAfter } from './loan-status-after.ts';
import type { LoanPosition } from './position.ts';

/** Ways in which a debt becomes the lender's own again. */
export type DebtBack =
  | { readonly kind: 'write_off_undone' }
  | { readonly kind: 'buy_back'; readonly priceCentavos: Centavos };

interface Happened {
  readonly status: LoanStatus;
  /** Events of the loan, with everything that happened. */
  readonly events: readonly LoanEvent[];
  readonly position: LoanPosition;
  readonly actor: TransitionActor;
}

/**
 * Returns the event that has to be added when the payment is reversed that closed a loan after its write-off, or before
 * its sale. By its events the loan would be written off or sold again, and only two people may bring it there; so it
 * becomes the lender's own debt again, about which people decide again. A sale is reversed at its price.
 *
 * @returns undefined where the loan may go to the status of its position
 *
 * @example
 * const loan = signedLoan();
 * const writtenOff = { ...happened('write-off', loan.payoutDate), kind: 'write_off' };
 * const events = [arrival(loan), writtenOff];
 * const position = positionOn(loan, events, loan.payoutDate);
 * debtBack({ status: LOAN_STATUS.paid, events, position, actor: 'server' }) // → { kind: 'write_off_undone' }
 */
export function debtBack({ status: from, events, position, actor }: Happened): DebtBack | undefined {
  const to = loanStatusAfter(position, from);
  const isReachable = [actor, 'server' as const].some((mover) => loanTransitionPath({ from, to, actor: mover }));
  if (isReachable) return undefined;
  if (position.state === 'written_off') return { kind: 'write_off_undone' };
  const sale = position.state === 'sold' ? events.findLast((event) => event.kind === 'sale') : undefined;
  return sale && { kind: 'buy_back', priceCentavos: sale.priceCentavos };
}
