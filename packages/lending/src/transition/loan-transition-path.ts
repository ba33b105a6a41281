import type { LoanStatus } from '../status/loan-status.ts';
import { permittedLoanTransitions } from './loan-transition.ts';
import type { TransitionActor } from './transition.ts';

/**
 * Returns the moves by which one actor brings a loan from a status to another, the fewest there are: an event that
 * becomes known late may take two steps at once. Empty where the loan is there already, and `undefined` where there is
 * no way.
 *
 * @example
 * loanTransitionPath({ from: LOAN_STATUS.active, to: LOAN_STATUS.terminated, actor: 'server' }) // → [6, 8]
 * loanTransitionPath({ from: LOAN_STATUS.terminated, to: LOAN_STATUS.active, actor: 'server' }) // → undefined
 */
export function loanTransitionPath({ from, to, actor }: LoanJourney): readonly LoanStatus[] | undefined {
  const reached = new Map<LoanStatus, readonly LoanStatus[]>([[from, []]]);
  // A map also iterates entries that are added meanwhile: nearest statuses come first.
  for (const [status, path] of reached) {
    if (status === to) return path;
    for (const next of permittedLoanTransitions(status, actor))
      if (!reached.has(next)) reached.set(next, [...path, next]);
  }
  return undefined;
}

interface LoanJourney {
  readonly from: LoanStatus;
  readonly to: LoanStatus;
  readonly actor: TransitionActor;
}
