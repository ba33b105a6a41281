import { addDays, type PlainDate, REFERENCE_PRICING } from '@lender/calculator';
import { type LoanOffer, REFERENCE_SERVICING } from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lateCosts } from './late-costs.ts';
import type { PricingContext, QuoteRequest } from './pricing-context.ts';
import { quote } from './quote.ts';
import { quoteReply } from './quote-reply.ts';
import { toOfferReply } from './to-offer-reply.ts';

const pricing = { ...REFERENCE_PRICING, rates: { ...REFERENCE_PRICING.rates, withdrawalFeeCentavos: centavos(2_500) } };
const product = (interest: string) => ({
  pricing,
  firstLoanDiscount: { interest, serviceFee: '0' },
  servicing: REFERENCE_SERVICING,
});
const products = [product('0.2'), product('0')];
const day = (daysLater: number) => addDays('2026-11-21' as PlainDate, daysLater);

const requests: fc.Arbitrary<QuoteRequest> = fc.record({
  amount: fc.constantFrom(50_000, 200_000).map(centavos),
  payCycle: fc.constantFrom('weekly', 'biweekly'),
  payDates: fc.constantFrom(8, 10).chain((first) => fc.constantFrom([day(first), day(first + 7)] as const)),
});
const contexts: fc.Arbitrary<PricingContext> = fc.record({
  product: fc.constantFrom(...products),
  payoutDate: fc.constantFrom(day(0), day(1)),
  isFirstLoan: fc.boolean(),
  payoutMethod: fc.constantFrom('bank_transfer', 'cebuana', undefined),
  promotion: fc.option(fc.constantFrom({ interest: '0.5', serviceFee: '0' }), { nil: undefined }),
  limits: fc.option(
    fc.constant({ minCentavos: centavos(50_000), maxCentavos: centavos(100_000), stepCentavos: centavos(10_000) }),
    { nil: undefined },
  ),
});

const replyTo = (offer: LoanOffer, { product: { servicing }, payoutDate: signedOn }: PricingContext) => ({
  ...toOfferReply(offer),
  late: lateCosts({ offer, servicing, signedOn }),
});

test('a cached reply equals the one that would be computed now', () => {
  fc.assert(
    fc.property(requests, contexts, (request, context) => {
      const offer = quote(request, context);
      expect(quoteReply(request, context)).toEqual(offer.ok ? ok(replyTo(offer.value, context)) : offer);
    }),
  );
});

test('a reply is cached and cannot be changed', () => {
  const [sold = product('0')] = products;
  const request = { amount: centavos(100_000), payCycle: 'weekly', payDates: [day(8), day(15)] } as const;
  const context = { product: sold, payoutDate: day(0), isFirstLoan: true };
  const reply = quoteReply(request, context);
  expect(quoteReply({ ...request }, { ...context })).toBe(reply);
  expect(reply.ok && Object.isFrozen(reply.value)).toBe(true);
  expect(quoteReply(request, { ...context, product: product('0.2') })).not.toBe(reply);
});
