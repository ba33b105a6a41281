import { expect, test } from 'vitest';
import { LOAN_STATUSES, LOAN_STATUS as S } from '../status/loan-status.ts';
import { permittedLoanTransitions } from './loan-transition.ts';
import { loanTransitionPath } from './loan-transition-path.ts';
import { TRANSITION_ACTORS } from './transition.ts';

test('a loan is led to a status by the fewest moves', () => {
  expect(loanTransitionPath({ from: S.active, to: S.active, actor: 'server' })).toEqual([]);
  expect(loanTransitionPath({ from: S.paid, to: S.onHold, actor: 'server' })).toEqual([S.active, S.onHold]);
  expect(loanTransitionPath({ from: S.paid, to: S.writeOff, actor: 'server' })).toBeUndefined();
});

test('a path contains no move that its actor may not make', () => {
  for (const from of LOAN_STATUSES)
    for (const to of LOAN_STATUSES)
      for (const actor of TRANSITION_ACTORS) {
        let at = from;
        for (const next of loanTransitionPath({ from, to, actor }) ?? []) {
          expect(permittedLoanTransitions(at, actor)).toContain(next);
          at = next;
        }
      }
});
