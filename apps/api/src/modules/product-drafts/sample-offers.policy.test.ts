import { addDays, addMonthsClamped, amountLimits, PAY_CYCLES, plainDate, REFERENCE_PRICING } from '@lender/calculator';
import {
  changeProduct,
  isOfferWithinCaps,
  type ProductTerms,
  productSettings,
  REFERENCE_PROMOTION_BOUNDS,
  REFERENCE_SERVICING,
  validateProduct,
} from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote, statedOf, withServicing } from '../pricing/index.ts';
import { sampleOffers } from './sample-offers.policy.ts';

const pesos = (amount: number) => centavos(amount * 100);
const TERMS: ProductTerms = {
  limits: {
    minMainCentavos: pesos(500),
    minAdditionalCentavos: pesos(1_000),
    maxCentavos: pesos(15_000),
    stepCentavos: pesos(100),
    first: { minCentavos: pesos(500), maxCentavos: pesos(4_000) },
    repeated: { minCentavos: pesos(500), maxCentavos: pesos(15_000) },
  },
  initial: { amountCentavos: pesos(2_000), payCycle: 'semi_monthly' },
  pricing: REFERENCE_PRICING,
  firstLoanDiscount: { interest: '0.2', serviceFee: '0.2' },
  payoutMethods: ['bank_transfer'],
  maxOpenLoans: 2,
  accountProof: 'none',
  promiseDays: 15,
  promotions: REFERENCE_PROMOTION_BOUNDS,
  servicing: statedOf(REFERENCE_SERVICING),
};
const TODAY = plainDate('2026-11-23');

const hundreds = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => String(n * 100));
const percent = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => String(n / 100));

/** Settings as people change them: most of them can be sold. */
const settings = fc.record(
  {
    'limits.step': fc.constantFrom('50', '100', '200', '250', '500'),
    'limits.min': hundreds(1, 10),
    'limits.max': hundreds(50, 200),
    'limits.first.min': hundreds(5, 10),
    'limits.first.max': hundreds(20, 60),
    'limits.repeated.max': hundreds(50, 200),
    'initial.amount': hundreds(10, 30),
    'rates.interest': percent(300),
    'rates.serviceFee': percent(20),
    'rates.processingFee': percent(10),
    'rates.invoicingFee': fc.integer({ min: 0, max: 99 }).map((n) => `${n}.${String(n).padStart(2, '0')}`),
    'rates.iva': fc.constantFrom('0', '8', '16'),
    'discount.interest': percent(100),
    'discount.serviceFee': percent(100),
    'terms.instalments': fc.constantFrom('1', '2'),
    'caps.total': fc.integer({ min: 1, max: 100 }).map(String),
    'caps.daily': fc.constantFrom('0.01', '0.5', '1', '2'),
  },
  { requiredKeys: [] },
);

const asked = fc.record({
  amount: fc.oneof(
    fc.integer({ min: 1, max: 2_500_000 }).map(centavos),
    fc.integer({ min: 1, max: 200 }).map((hundred) => pesos(hundred * 100)),
  ),
  payCycle: fc.constantFrom(...PAY_CYCLES),
  days: fc.integer({ min: 1, max: 60 }),
  isFirstLoan: fc.boolean(),
});

test('every publishable product gives offers that add up and respect its caps and limits, for any request', () => {
  let offered = 0;
  fc.assert(
    fc.property(settings, asked, (texts, { amount, payCycle, days, isFirstLoan }) => {
      const changed = changeProduct(TERMS, JSON.parse(JSON.stringify(texts)));
      if (!changed.ok) throw new Error(JSON.stringify(changed.problem));
      const terms = changed.value;
      if (!validateProduct(terms).ok) return;
      const limits = amountLimits(terms.limits, { kind: 'guest', tab: isFirstLoan ? 0 : 1 });
      const payDate = addDays(TODAY, days);
      const offer = quote(
        { amount, payCycle, payDates: [payDate, addMonthsClamped(payDate, 1)] },
        { product: withServicing(terms), payoutDate: TODAY, isFirstLoan, limits },
      );
      const isAskable =
        amount >= limits.minCentavos && amount <= limits.maxCentavos && amount % limits.stepCentavos === 0;
      if (!isAskable) {
        expect(offer).toMatchObject({ ok: false, problem: { code: 'amount_out_of_limits' } });
        return;
      }
      if (!offer.ok) return;
      offered += 1;
      const { principalCentavos, interest, serviceFee, processingFee, withdrawalFee, invoicingFee } = offer.value;
      const charges = [interest, serviceFee, processingFee, withdrawalFee, invoicingFee];
      const total = charges.reduce((sum, { grossCentavos }) => sum + grossCentavos, 0) + principalCentavos;
      expect(offer.value.totalCentavos).toBe(total);
      expect(offer.value.instalments.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)).toBe(total);
      expect(isOfferWithinCaps(offer.value, terms.servicing.caps)).toBe(true);
    }),
    { numRuns: 400, examples: [[{}, { amount: pesos(2_000), payCycle: 'monthly', days: 20, isFirstLoan: true }]] },
  );
  expect(offered).toBeGreaterThan(0);
});

test('there are twelve samples of every product that can be sold, and each has its price or the reason why not', () => {
  fc.assert(
    fc.property(settings, (texts) => {
      const changed = changeProduct(TERMS, JSON.parse(JSON.stringify(texts)));
      if (!changed.ok || !validateProduct(changed.value).ok) return;
      const samples = sampleOffers({ live: TERMS, draft: changed.value, today: TODAY });
      expect(samples).toHaveLength(12);
      for (const { live, draft } of samples)
        for (const { total, apr, refusal } of [live, draft]) {
          expect(total === null).toBe(refusal !== null);
          expect(apr === null).toBe(refusal !== null);
        }
      // The amounts are the draft's own.
      expect(samples.some(({ draft }) => draft.refusal === 'amount_out_of_limits')).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('a draft that changes nothing gives the same offers', () => {
  for (const { live, draft } of sampleOffers({ live: TERMS, draft: TERMS, today: TODAY })) expect(draft).toEqual(live);
  expect(productSettings(TERMS).length).toBeGreaterThan(40);
});
