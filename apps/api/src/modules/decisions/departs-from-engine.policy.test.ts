import { APPLICATION_STATUS, APPLICATION_STATUSES } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departsFromEngine } from './departs-from-engine.policy.ts';

const amounts = fc.integer({ min: 1, max: 5_000_000 }).map(centavos);
const { signing, manualVerification } = APPLICATION_STATUS;

test('an approval follows the engine where the engine asked for a person and would lend that much', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom(signing, manualVerification), (one, other, outcome) => {
      const [amount, limit] = one <= other ? [one, other] : [other, one];
      expect(departsFromEngine({ outcome, limit }, amount)).toBe(false);
      expect(departsFromEngine({ outcome, limit: null }, amount)).toBe(false);
    }),
  );
});

test('an approval above the limit of the engine departs from it, by a centavo too', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(signing, manualVerification), (limit, outcome) => {
      expect(departsFromEngine({ outcome, limit }, centavos(limit + 1))).toBe(true);
    }),
  );
});

test('an approval departs from an engine that decided otherwise or did not decide', () => {
  const others = APPLICATION_STATUSES.filter((status) => status !== signing && status !== manualVerification);
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom(...others), (amount, limit, outcome) => {
      expect(departsFromEngine({ outcome, limit }, amount)).toBe(true);
      expect(departsFromEngine(undefined, amount)).toBe(true);
    }),
  );
});
