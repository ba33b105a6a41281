import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf } from './balances-of.ts';
import { anyLife, LIVES } from './life.fixture.ts';
import { positionOn } from './position-on.ts';

test('whatever happens to a loan, its books sum to zero', () => {
  fc.assert(
    fc.property(anyLife(), ({ terms, events, date }) => {
      const balances = Object.values(balancesOf(positionOn(terms, events, date)));
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
    }),
    LIVES,
  );
});
