import type { PlainDate } from '@lender/calculator';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardIdentity, isCardExpired } from './card.policy.ts';

const CARD = { maskedNumber: '411111XXXXXX1111', holderName: 'Ana María Peña', month: 3, year: 2030 };
const identityOf = (change: Partial<typeof CARD> = {}) => cardIdentity({ ...CARD, ...change });

test.each(['ANA MARIA PEÑA', 'Peña, Ana María', '  ana   maría  pena '])(
  'the name “%s” is the same holder',
  (holderName) => {
    expect(identityOf({ holderName })).toBe(identityOf());
  },
);

test.each<[string, Partial<typeof CARD>]>([
  ['another holder', { holderName: 'Eva Peña' }],
  ['another month', { month: 4 }],
  ['another year', { year: 2031 }],
  ['other digits', { maskedNumber: '411111XXXXXX1112' }],
])('a card with %s is another card', (_, change) => {
  expect(identityOf(change)).not.toBe(identityOf());
});

test('different expiration months give different cards, whatever the holder’s name, even one that looks like a date', () => {
  const month = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2000, max: 2099 }) });
  fc.assert(
    fc.property(month, month, fc.string(), (one, other, holderName) => {
      const isSame = one.month === other.month && one.year === other.year;
      expect(identityOf({ ...one, holderName }) === identityOf({ ...other, holderName })).toBe(isSame);
    }),
  );
});

test.each([
  [{ month: 11, year: 2026 }, false],
  [{ month: 1, year: 2027 }, false],
  [{ month: 10, year: 2026 }, true],
  [{ month: 12, year: 2025 }, true],
])('a card with the expiration %j is expired: %s', (expiration, isOver) => {
  expect(isCardExpired(expiration, '2026-11-21' as PlainDate)).toBe(isOver);
});
