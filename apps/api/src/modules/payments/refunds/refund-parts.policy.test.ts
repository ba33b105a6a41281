import { centavos, sumCentavos } from '@lender/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundParts } from './refund-parts.policy.ts';

const payments = fc
  .array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 6 })
  .map((amounts) => amounts.map((amount, index) => ({ paymentId: `${index}`, leftCentavos: centavos(amount) })));
const credit = fc.integer({ min: 1, max: 20_000 }).map(centavos);

test('every centavo of a credit is refunded, and of no payment more than was received', () => {
  fc.assert(
    fc.property(credit, payments, (amount, given) => {
      const parts = refundParts(amount, given);
      expect(sumCentavos(parts.map(({ amountCentavos }) => amountCentavos))).toBe(amount);
      for (const { paymentId, amountCentavos } of parts) {
        const payment = given.find((one) => one.paymentId === paymentId);
        expect(amountCentavos).toBeGreaterThan(0);
        if (payment) expect(amountCentavos).toBeLessThanOrEqual(payment.leftCentavos);
      }
    }),
    { numRuns: 10_000 },
  );
});

test('the latest payment is refunded first', () => {
  const given = [
    { paymentId: 'newest', leftCentavos: centavos(300) },
    { paymentId: 'spent', leftCentavos: centavos(0) },
    { paymentId: 'oldest', leftCentavos: centavos(900) },
  ];
  expect(refundParts(centavos(500), given)).toEqual([
    { paymentId: 'newest', amountCentavos: 300 },
    { paymentId: 'oldest', amountCentavos: 200 },
  ]);
  expect(refundParts(centavos(1_300), given).at(-1)).toEqual({ paymentId: undefined, amountCentavos: 100 });
});
