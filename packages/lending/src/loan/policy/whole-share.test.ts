import { applyRate, centavos, floor, ratio } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flooredShare, roundedShare, wholeShare } from './whole-share.ts';

const amount = fc.oneof(fc.nat(5_000), fc.nat({ max: 9_007_199_254_740_991 }));
const part = fc.oneof(fc.nat(400), fc.nat({ max: 9_007_199_254_740_991 }));

test('an amount has the share that exact arithmetic gives it', () => {
  fc.assert(
    fc.property(amount, part, part, (whole, one, other) => {
      const exact = ratio(Math.min(one, other), Math.max(one, other, 1));
      expect(roundedShare(whole, wholeShare(exact))).toBe(applyRate(centavos(whole), exact));
      expect(flooredShare(whole, wholeShare(exact))).toBe(applyRate(centavos(whole), exact, floor));
    }),
    { numRuns: 10_000 },
  );
});
