import { addDays, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClearingMove, reconcileAccounts } from './reconciliation.policy.ts';

const from = plainDate('2026-11-01');
const account = 'openpay_store_clearing';
const move = (day: number, reported: number, settled: number): ClearingMove => ({
  account,
  date: addDays(from, day),
  told: centavos(reported),
  settled: centavos(settled),
});

test.each([
  ['nothing held and nothing moved', 0, [], undefined],
  ['told of, and not settled', 0, [move(2, 100, 0)], { closing: 100, unevenSince: '2026-11-03' }],
  ['settled two days later', 0, [move(2, 100, 0), move(4, 0, 100)], { closing: 0, unevenSince: null }],
  ['told of again after it was even', 0, [move(1, 5, 5), move(3, 7, 0)], { closing: 7, unevenSince: '2026-11-04' }],
  ['held from before', 40, [move(3, 7, 0)], { closing: 47, unevenSince: '2026-11-01' }],
  ['settled twice', 0, [move(1, 100, 0), move(2, 0, 200)], { closing: -100, unevenSince: '2026-11-02' }],
  ['days in any order', 0, [move(4, 0, 100), move(2, 100, 0)], { closing: 0, unevenSince: null }],
])('the reconciliation of an account is right for: %s', (_, opening, moves, expected) => {
  const [row] = reconcileAccounts([{ account, opening }], moves, { from });
  if (expected) expect(row).toMatchObject(expected);
  else expect(row).toBeUndefined();
});

const amount = fc.integer({ min: 0, max: 10_000_000 });

test('the closing balance is the opening one plus reports less settlements, and only balanced accounts have no day', () => {
  fc.assert(
    fc.property(amount, fc.array(fc.tuple(fc.nat(60), amount, amount), { maxLength: 20 }), (opening, moved) => {
      const moves = moved.map(([day, reported, settled]) => move(day, reported, settled));
      const [row] = reconcileAccounts([{ account, opening }], moves, { from });
      if (!row) return opening === 0 && moved.every(([, reported, settled]) => reported === 0 && settled === 0);
      expect(row.closing).toBe(opening + row.told - row.settled);
      return (row.unevenSince === null) === (row.closing === 0);
    }),
  );
});
