import { SAME_ORIGIN_DAYS } from '@lender/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccessAct } from '../access/index.ts';
import { dependenceOf, hasIndependentPair } from './independence.policy.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

interface ShortAct {
  readonly by: string | null;
  readonly to: string;
  readonly act?: AccessAct['act'];
  readonly approvedBy?: string;
  readonly days?: number;
}
const did = ({ by, to, act = 'invited', approvedBy, days = 1 }: ShortAct): AccessAct => ({
  act,
  staffId: to,
  doneBy: by,
  approvedBy: approvedBy ?? null,
  at: daysAgo(days),
});
const between = (one: string, other: string, ...acts: readonly ShortAct[]) =>
  dependenceOf([one, other], acts.map(did), NOW);

describe('two members of staff', () => {
  test('two members of staff are independent where only the server gave them access', () => {
    expect(between('ana', 'beto')).toBeUndefined();
    expect(between('ana', 'beto', { by: null, to: 'ana' }, { by: null, to: 'beto' })).toBeUndefined();
  });

  test('a member of staff is never independent of themselves', () => {
    expect(between('ana', 'ana')).toEqual({ because: 'same_person' });
  });

  test.each(['invited', 'role_changed', 'reactivated', 'second_factor_reset'] as const)(
    'two members of staff are not independent once one has done this to the other, however long ago: %s',
    (act) => {
      const acts = { by: 'ana', to: 'beto', act, days: 900 };
      const expected = { because: 'gave_access', act, by: 'ana', to: 'beto' };
      expect(between('ana', 'beto', acts)).toEqual(expected);
      expect(between('beto', 'ana', acts)).toEqual(expected);
      expect(between('beto', 'ana', { ...acts, approvedBy: 'caro' })).toEqual(expected);
    },
  );

  test('two members of staff are not independent when the same third person let both in alone, one of them in the last 30 days', () => {
    const [old, fresh] = [
      { by: 'ana', to: 'beto', days: 400 },
      { by: 'ana', to: 'caro', days: SAME_ORIGIN_DAYS },
    ];
    const expected = { because: 'same_origin', by: 'ana' };
    expect(between('beto', 'caro', old, fresh)).toEqual(expected);
    expect(between('caro', 'beto', old, fresh)).toEqual(expected);
    expect(between('beto', 'caro', old, { ...fresh, act: 'role_changed' })).toEqual(expected);
  });

  test('two members of staff are independent again once 30 days have passed, and where a second person approved it', () => {
    const [one, other] = [
      { by: 'ana', to: 'beto', days: SAME_ORIGIN_DAYS + 1 },
      { by: 'ana', to: 'caro', days: SAME_ORIGIN_DAYS + 1 },
    ];
    expect(between('beto', 'caro', one, other)).toBeUndefined();
    expect(between('beto', 'caro', one, { ...other, days: 1, approvedBy: 'dora' })).toBeUndefined();
  });

  test('two members of staff are not independent when one let in a person who let in the other', () => {
    const chain = [
      { by: 'ana', to: 'beto', days: 300 },
      { by: 'beto', to: 'caro', days: 200 },
    ];
    expect(between('ana', 'caro', ...chain)).toMatchObject({ because: 'gave_access', by: 'ana', to: 'caro' });
    expect(between('caro', 'ana', ...chain)).toMatchObject({ because: 'gave_access', by: 'ana', to: 'caro' });
  });

  test('two members of staff are not independent when the people who let them in were let in by the same person', () => {
    const tree = [
      { by: 'ana', to: 'beto', days: 300 },
      { by: 'beto', to: 'caro', days: 2 },
      { by: 'ana', to: 'dora', days: 300 },
    ];
    expect(between('caro', 'dora', ...tree)).toEqual({ because: 'same_origin', by: 'ana' });
  });

  test('the comparison of two members of staff ends where people gave each other access in a circle', () => {
    const circle = [
      { by: 'ana', to: 'beto' },
      { by: 'beto', to: 'ana', act: 'role_changed' as const },
    ];
    expect(between('ana', 'caro', ...circle)).toBeUndefined();
    expect(between('ana', 'beto', ...circle)).toMatchObject({ because: 'gave_access' });
  });
});

test('administrators can check each other as soon as two of them are independent', () => {
  const invited = did({ by: 'ana', to: 'beto' });
  expect(hasIndependentPair(['ana'], [], NOW)).toBe(false);
  expect(hasIndependentPair(['ana', 'beto'], [invited], NOW)).toBe(false);
  expect(hasIndependentPair(['ana', 'beto', 'caro'], [invited], NOW)).toBe(true);
});

test('no two accounts that one person made alone in the last 30 days can be maker and checker', () => {
  // Account 0 is the person; every later account was let in by one of those before it, and roles were given among them.
  const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });
  const more = fc.array(
    fc.record({
      by: fc.nat(),
      to: fc.nat(),
      days: fc.nat({ max: 2_000 }),
      at: fc.constantFrom('role_changed', 'second_factor_reset'),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(parents, more, fc.nat({ max: SAME_ORIGIN_DAYS }), (let_in, changes, days) => {
      const invitations = let_in.map((by, index) => did({ by: `${by % (index + 1)}`, to: `${index + 1}`, days }));
      const size = let_in.length + 1;
      const among = changes
        .map(({ by, to, days: ago, at }) => ({ by: `${by % size}`, to: `${to % size}`, act: at, days: ago }) as const)
        .filter(({ by, to }) => by !== to)
        .map(did);
      const accounts = Array.from({ length: size }, (_, index) => `${index}`);
      expect(hasIndependentPair(accounts, [...invitations, ...among], NOW)).toBe(false);
    }),
  );
});
