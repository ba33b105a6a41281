import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISION_OUTCOMES } from '../decision/policy.ts';
import {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUSES,
  isApplicationActive,
  APPLICATION_STATUS as S,
} from '../status/application-status.ts';
import { permittedTransitions, transitionApplication } from './application-transition.ts';
import { TRANSITION_ACTORS } from './transition.ts';

describe('an application', () => {
  it.each([
    [S.new, [2, 5, 6, 7, 13, 14, 17, 18, 23, 401]],
    [S.verification, [2, 5, 6, 7, 13, 14, 17, 18, 23, 401]],
    [S.manualVerification, [2, 5, 6, 7, 13, 17, 23]],
    [S.yhatDecrease, [2, 5, 6, 13, 14, 17, 23]],
    [S.yhatIncrease, [2, 5, 6, 14, 23]],
    [S.specialOffer, [2, 5, 6, 13, 14, 23]],
    [S.decisionError, [2, 5, 6, 7, 13, 14, 17, 18, 23, 401]],
    [S.signing, [2, 3, 5, 6, 14, 23]],
    [S.accepted, [2, 3, 4, 5, 14, 23]],
  ])('an application in %i may go to %j', (from, expected) => {
    expect([...permittedTransitions(from)].sort((a, b) => a - b)).toEqual(expected);
  });

  it('an application is final once it is no longer active', () => {
    for (const status of APPLICATION_STATUSES.filter((status) => !isApplicationActive(status))) {
      expect(permittedTransitions(status)).toEqual([]);
    }
  });

  it('an application can be withdrawn by the client as long as it is active', () => {
    for (const status of ACTIVE_APPLICATION_STATUSES) {
      expect(transitionApplication(status, S.canceled, 'client').ok).toBe(true);
    }
  });

  it('a move that another actor would have to make is refused, with the permitted ones', () => {
    expect(transitionApplication(S.yhatDecrease, S.signing, 'operator')).toEqual({
      ok: false,
      problem: { code: 'illegal_transition', from: 17, to: 2, permitted: [5, 6, 13, 14, 17] },
    });
  });

  it('an application goes to a permitted status, and to no other', () => {
    const status = fc.constantFrom(...APPLICATION_STATUSES);
    fc.assert(
      fc.property(status, status, fc.constantFrom(...TRANSITION_ACTORS), (from, to, actor) => {
        const moved = transitionApplication(from, to, actor);
        expect(moved.ok).toBe(permittedTransitions(from, actor).includes(to));
      }),
    );
  });

  it.each([S.new, S.verification, S.decisionError])(
    'an application decided on in %i may end in every outcome',
    (from) => {
      for (const outcome of DECISION_OUTCOMES) expect(transitionApplication(from, S[outcome], 'server').ok).toBe(true);
    },
  );

  it('an active application can reach completion from every status', () => {
    for (const status of ACTIVE_APPLICATION_STATUSES) {
      const reached = new Set([status]);
      for (const from of reached) for (const to of permittedTransitions(from)) reached.add(to);
      expect(reached).toContain(S.completed);
    }
  });
});
