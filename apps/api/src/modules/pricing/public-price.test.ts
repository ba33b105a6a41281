import { addDays, type PlainDate, REFERENCE_PRICING } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { publicPrice } from './public-price.ts';
import { type QuoteRequest, quote } from './quote.ts';
import { toOfferReply } from './to-offer-reply.ts';

const product = (interest: string) =>
  ({ pricing: REFERENCE_PRICING, firstLoanDiscount: { interest, serviceFee: '0' }, version: 1 }) as Product;
const products = [product('0.2'), product('0')];
const day = (daysLater: number) => addDays('2026-11-21' as PlainDate, daysLater);

const wishes: fc.Arbitrary<QuoteRequest> = fc.record({
  principalCentavos: fc.constantFrom(50_000, 200_000).map(centavos),
  cycle: fc.constantFrom('weekly', 'biweekly'),
  payDates: fc.constantFrom(8, 10).chain((first) => fc.constantFrom([day(first), day(first + 7)] as const)),
  payoutDate: fc.constantFrom(day(0), day(1)),
  isFirstLoan: fc.boolean(),
  promotion: fc.option(fc.constantFrom({ interest: '0.5', serviceFee: '0' }), { nil: undefined }),
});

test('a price that was reckoned before is the one that would be reckoned now', () => {
  fc.assert(
    fc.property(fc.constantFrom(...products), wishes, (sold, wish) => {
      const offer = quote(sold, wish);
      expect(publicPrice(sold, wish)).toEqual(offer.ok ? { ok: true, value: toOfferReply(offer.value) } : offer);
    }),
  );
});

test('is kept, and nobody can change it', () => {
  const [sold = product('0')] = products;
  const wish = {
    principalCentavos: centavos(100_000),
    cycle: 'weekly',
    payDates: [day(8), day(15)],
    payoutDate: day(0),
    isFirstLoan: true,
  } as const;
  const price = publicPrice(sold, wish);
  expect(publicPrice(sold, { ...wish })).toBe(price);
  expect(price.ok && Object.isFrozen(price.value)).toBe(true);
  expect(publicPrice(product('0.2'), wish)).not.toBe(price);
});
