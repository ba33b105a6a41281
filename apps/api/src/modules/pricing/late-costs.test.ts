import { addDays, type PlainDate, REFERENCE_PRICING } from '@lender/calculator';
import { type LatePolicy, positionOn, REFERENCE_SERVICING, termsOfOffer } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import { quoteReply } from './quote-reply.ts';

const payoutDate = '2026-11-21' as PlainDate;

const latePolicies: fc.Arbitrary<LatePolicy> = fc.oneof(
  fc.constant<LatePolicy>({ kind: 'none' }),
  fc.record({
    kind: fc.constant('interest'),
    graceDays: fc.nat(3),
    annualRate: fc.constantFrom('2.70', '3.9931'),
    maxDays: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('fee'),
    graceDays: fc.nat(3),
    feeCentavos: fc.integer({ min: 1, max: 60_000 }).map(centavos),
  }),
);

test('the late cost beside a price equals the charge of an unpaid loan that is this many days late', () => {
  fc.assert(
    fc.property(
      latePolicies,
      fc.integer({ min: 7, max: 45 }),
      fc.integer({ min: 5, max: 40 }),
      (late, termDays, hundreds) => {
        const first = addDays(payoutDate, termDays);
        const request = {
          amount: centavos(hundreds * 10_000),
          payCycle: 'biweekly',
          payDates: [first, addDays(first, 14)],
        } as const;
        const servicing = { ...REFERENCE_SERVICING, late };
        const product = {
          pricing: REFERENCE_PRICING,
          firstLoanDiscount: { interest: '0', serviceFee: '0' },
          servicing,
        };
        const context = { product, payoutDate, isFirstLoan: false };
        const [offer, reply] = [quote(request, context), quoteReply(request, context)];
        fc.pre(offer.ok && reply.ok);
        if (!offer.ok || !reply.ok) return;
        const terms = termsOfOffer({ offer: offer.value, policy: servicing, signedOn: payoutDate });
        const at = `${payoutDate}T18:00:00.000Z`;
        const money = {
          kind: 'disbursed',
          id: 'money',
          valueDate: payoutDate,
          at,
          amountCentavos: request.amount,
        } as const;
        expect(reply.value.late?.map(({ days }) => days)).toEqual([7, 30]);
        for (const { days, amount } of reply.value.late ?? []) {
          const position = positionOn(terms, [money], addDays(terms.endDates[0], days));
          expect(position.daysLate).toBe(days);
          expect(position.outstandingCentavos).toBe(offer.value.totalCentavos + amount);
        }
      },
    ),
  );
});
