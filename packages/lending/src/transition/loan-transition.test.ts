import { describe, expect, it } from 'vitest';
import { LOAN_STATUS as S } from '../status/loan-status.ts';
import { permittedLoanTransitions, transitionLoan } from './loan-transition.ts';

describe('a loan', () => {
  it.each([
    [S.draft, [2, 3, 4]],
    [S.cancelled, []],
    [S.cannotMakeOffer, []],
    [S.active, [5, 6, 8, 9, 10]],
    [S.paid, [4, 8]],
    [S.onHold, [4, 5, 8, 9, 10]],
    [S.terminated, []],
    [S.soldDebt, [4, 5]],
    [S.writeOff, [4, 5, 8, 9]],
  ])('a loan in %i may go to %j', (from, expected) => {
    expect([...permittedLoanTransitions(from)].sort((a, b) => a - b)).toEqual(expected);
  });

  it('a loan is never moved by the client', () => {
    for (const from of Object.values(S)) expect(permittedLoanTransitions(from, 'client')).toEqual([]);
  });

  it('a loan is sold or written off only by two people', () => {
    for (const to of [S.soldDebt, S.writeOff]) {
      expect(transitionLoan(S.active, to, 'checker').ok).toBe(true);
      expect(transitionLoan(S.active, to, 'operator')).toEqual({
        ok: false,
        problem: { code: 'illegal_transition', from: 4, to, permitted: [6] },
      });
    }
  });

  it('a loan on hold may be terminated by the server, as when the exact amount of a withdrawal arrives', () => {
    expect(transitionLoan(S.onHold, S.terminated, 'server').ok).toBe(true);
  });
});
