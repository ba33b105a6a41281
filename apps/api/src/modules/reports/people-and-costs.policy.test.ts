import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catGroups } from './cat-groups.policy.ts';
import { bucketsOf } from './collected.policy.ts';

test('loans that were sold on the same terms are one group, with its lowest, middle and highest CAT', () => {
  const loan = { productVersion: 1, principal: centavos(150_000), payments: 2 };
  const loans = [
    ...[90.5, 120.1, 70.2, 80].map((percent) => ({ ...loan, percent })),
    { ...loan, principal: centavos(199_999), percent: 300 },
    { ...loan, principal: centavos(200_000), percent: 50 },
    { ...loan, payments: 1, percent: 60 },
    { ...loan, productVersion: 2, percent: 40 },
  ];
  expect(catGroups(loans)).toEqual([
    { productVersion: 1, amountFrom: 100_000, payments: 1, loans: 1, lent: 150_000, least: 60, median: 60, most: 60 },
    {
      ...{ productVersion: 1, amountFrom: 100_000, payments: 2, loans: 5, lent: 799_999 },
      ...{ least: 70.2, median: 90.5, most: 300 },
    },
    { productVersion: 1, amountFrom: 200_000, payments: 2, loans: 1, lent: 200_000, least: 50, median: 50, most: 50 },
    { productVersion: 2, amountFrom: 100_000, payments: 2, loans: 1, lent: 150_000, least: 40, median: 40, most: 40 },
  ]);
  expect(catGroups([])).toEqual([]);
});

test('the amounts due and collected of all loans are in some bucket, once', () => {
  const loan = fc.record({
    bucket: fc.constantFrom('1-3' as const, '16-30' as const, '91+' as const),
    due: fc.integer({ min: 1, max: 1_000 }).map(centavos),
    collected: fc.integer({ min: 0, max: 1_000 }).map(centavos),
  });
  fc.assert(
    fc.property(fc.array(loan), (loans) => {
      const buckets = bucketsOf(loans);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(buckets.map(({ due }) => due))).toBe(sum(loans.map(({ due }) => due)));
      expect(sum(buckets.map(({ collected }) => collected))).toBe(sum(loans.map(({ collected }) => collected)));
      return buckets.every(({ loans: count, paying }) => count > 0 && paying <= count);
    }),
  );
});
