import { describe, expect, it } from 'vitest';
import { CLIENT_STATUS as S } from '../status/client-status.ts';
import { permittedClientTransitions, transitionClient } from './client-transition.ts';

describe('a client', () => {
  it.each([
    [S.active, [2, 3, 5]],
    [S.blocked, [1, 3]],
    [S.blacklisted, [1, 4]],
    [S.verification, [1, 3]],
    [S.bankAccountSelect, [1, 3]],
  ])('a client in %i may go to %j', (from, expected) => {
    expect([...permittedClientTransitions(from)].sort((a, b) => a - b)).toEqual(expected);
  });

  it('a blocked or blacklisted client is restored by staff only', () => {
    for (const from of [S.blocked, S.blacklisted])
      for (const actor of ['client', 'server', 'timer'] as const)
        expect(permittedClientTransitions(from, actor)).toEqual([]);
  });

  it('a client becomes active by an action of their own, never by staff', () => {
    expect(transitionClient(S.verification, S.active, 'client').ok).toBe(true);
    expect(transitionClient(S.verification, S.active, 'operator')).toEqual({
      ok: false,
      problem: { code: 'illegal_transition', from: 4, to: 1, permitted: [] },
    });
  });

  it('a client is put on the blacklist, and removed from it, by two members of staff', () => {
    for (const from of [S.active, S.blocked, S.verification, S.bankAccountSelect]) {
      expect(transitionClient(from, S.blacklisted, 'operator').ok).toBe(false);
      expect(transitionClient(from, S.blacklisted, 'checker').ok).toBe(true);
    }
    expect(permittedClientTransitions(S.blacklisted, 'operator')).toEqual([]);
    expect(permittedClientTransitions(S.blacklisted, 'checker')).toEqual([S.active, S.verification]);
  });
});
