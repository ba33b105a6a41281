import type { Result } from '@lender/money';
import type { LoanStatus } from '../status/loan-status.ts';
import { LOAN_TRANSITIONS } from './loan-transitions.data.ts';
import { type IllegalTransition, move, permittedFrom, type TransitionActor } from './transition.ts';

/** Returns the statuses to which a loan may go from a status, for one actor or for any. */
export const permittedLoanTransitions = (from: LoanStatus, actor?: TransitionActor): readonly LoanStatus[] =>
  permittedFrom(LOAN_TRANSITIONS, from, actor);

/**
 * Moves a loan, or refuses and names the statuses permitted to the actor. The only way to a new status.
 *
 * @example
 * transitionLoan(LOAN_STATUS.draft, LOAN_STATUS.active, 'server') // → { ok: true, value: 4 }
 */
export const transitionLoan = (
  from: LoanStatus,
  to: LoanStatus,
  actor: TransitionActor,
): Result<LoanStatus, IllegalTransition<LoanStatus>> => move(LOAN_TRANSITIONS, { from, to, actor });
