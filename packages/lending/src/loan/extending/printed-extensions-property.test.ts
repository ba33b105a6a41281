import {
  accruedOn,
  addDays,
  addMonthsClamped,
  daysBetween,
  type Offer,
  type OfferQuestion,
  PAY_CYCLES,
  type PayDates,
  type Pricing,
  plainDate,
  quoteOffer,
} from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { applyRate, type Centavos, centavos, chargeWithIva, rate } from '@lender/money';
import { cases } from '@lender/vitest/depth';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALENDAR } from '../loan.fixture.ts';
import type { LoanEvent } from '../loan-event.ts';
import { costCeiling } from '../policy/cost-ceiling.ts';
import { isOfferWithinCaps } from '../policy/offer-within-caps.ts';
import type { LatePolicy, ServicingPolicy } from '../policy/servicing-policy.ts';
import { validateServicingPolicy } from '../policy/validate-servicing-policy.ts';
import { termsOfOffer } from '../terms-of-offer.ts';
import { extensionOptions } from './extension-options.ts';
import { type PrintedExtension, printedExtensions } from './printed-extensions.ts';

const PRODUCTS = cases(10_000);

/** Draws a percentage with two decimals, as staff type it, as the decimal text of a share. */
const percent = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => (hundredths / 10_000).toFixed(4));
const often = (usual: string, least: number, most: number) => fc.oneof(fc.constant(usual), percent(least, most));
const fee = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 1_000_000 }));
const count = (min: number, max: number) => fc.integer({ min, max });

const late: fc.Arbitrary<LatePolicy> = fc.oneof(
  fc.constant<LatePolicy>({ kind: 'none' }),
  fc.record({
    kind: fc.constant('interest'),
    graceDays: count(0, 10),
    annualRate: percent(1, 999),
    maxDays: count(1, 366),
  }),
  fc.record({ kind: fc.constant('fee'), graceDays: count(0, 10), feeCentavos: count(1, 1_000_000).map(centavos) }),
);

/** Every slot of a product that affects the cost of extensions, within the bounds of its slots. */
const products = fc
  .record({
    rates: fc.record({
      annualRate: often('1.80', 0, 999),
      dayCountBasis: fc.constantFrom(360, 365),
      serviceFeeRate: often('0.05', 0, 100),
      processingFeeRate: often('0.013', 0, 100),
      withdrawalFeeCentavos: fee.map(centavos),
      invoicingFeeCentavos: fee.map(centavos),
      ivaRate: fc.oneof(fc.constant('0.16'), fc.constant('0.16'), percent(0, 100)),
    }),
    instalments: fc.oneof(
      { weight: 60, arbitrary: fc.constant(1) },
      { weight: 40, arbitrary: count(2, 4) },
      { weight: 1, arbitrary: count(5, 60) },
    ),
    minDays: count(1, 20),
    tariffs: fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom('cheap' as const, 'expensive' as const),
        days: count(1, 60),
        commissionRate: often('0.02', 0, 100),
      }),
      { maxLength: 4, selector: ({ kind, days }) => `${kind} ${days}` },
    ),
    maxCount: count(0, 4),
    cheapCount: count(0, 2),
    opensDaysBefore: count(0, 10),
    closesDaysAfter: count(0, 10),
    late,
    caps: fc.record({ totalShare: often('1', 1, 100), dailyShare: often('0.02', 0.01, 10) }),
    toleranceCentavos: fc.constantFrom(100, 0, 10_000).map(centavos),
  })
  .map((slots) => ({ ...slots, cheapCount: Math.min(slots.cheapCount, slots.maxCount) }));

type Slots = typeof products extends fc.Arbitrary<infer Product> ? Product : never;

const asked = fc.record({
  principalCentavos: count(500, 15_000).map((pesos) => centavos(pesos * 100)),
  cycle: fc.constantFrom(...PAY_CYCLES),
  day: count(0, 400),
  firstPayDay: count(1, 30),
  discount: fc.record({
    interest: fc.oneof(fc.constant('0'), percent(0, 100)),
    serviceFee: fc.oneof(fc.constant('0'), percent(0, 100)),
  }),
});

type Asked = typeof asked extends fc.Arbitrary<infer Selection> ? Selection : never;

const policyOf = ({ late, caps, toleranceCentavos, ...slots }: Slots): ServicingPolicy => ({
  version: 'any-1',
  calendar: CALENDAR,
  late,
  extensions: {
    maxCount: slots.maxCount,
    cheapCount: slots.cheapCount,
    opensDaysBefore: slots.opensDaysBefore,
    closesDaysAfter: slots.closesDaysAfter,
    tariffs: slots.tariffs,
  },
  caps,
  withdrawalDays: 10,
  toleranceCentavos,
});

function questionOf(slots: Slots, { day, firstPayDay, ...selection }: Asked): OfferQuestion {
  const payoutDate = addDays(plainDate('2026-01-05'), day);
  const { minDays, rates, instalments, maxCount, tariffs } = slots;
  const bounds = { minDays, maxDays: minDays + 45 };
  const pricing: Pricing = {
    rates,
    instalments,
    termDays: { weekly: bounds, biweekly: bounds, semi_monthly: bounds, monthly: bounds },
    extensions: { maxCount, tariffs },
  };
  const first = addDays(payoutDate, firstPayDay);
  const later = { weekly: addDays(first, 7), biweekly: addDays(first, 14), monthly: addMonthsClamped(first, 1) };
  const payDates: PayDates =
    selection.cycle === 'semi_monthly'
      ? [plainDate(`${first.slice(0, 8)}15`), addMonthsClamped(plainDate(`${first.slice(0, 8)}01`), 1)]
      : [first, later[selection.cycle]];
  return { ...selection, payoutDate, payDates, pricing, isWorkingDay: mexicanCalendar(CALENDAR).isWorkingDay };
}

interface Sold {
  readonly offer: Offer;
  readonly policy: ServicingPolicy;
  readonly printed: readonly PrintedExtension[];
}

/** Returns what is charged on a due date when everything before it was paid on the printed dates. */
function chargedOn({ offer, policy }: Sold, index: number) {
  const { payoutDate, principalCentavos: amountCentavos, instalments } = offer;
  const happened = (id: string, valueDate: typeof payoutDate) => ({ id, valueDate, at: `${valueDate}T18:00:00.000Z` });
  const events: LoanEvent[] = [
    { ...happened('arrived', payoutDate), kind: 'disbursed', amountCentavos },
    ...instalments.slice(0, index).map(
      ({ dueDate, totalCentavos }, number): LoanEvent => ({
        ...happened(`payment:${number}`, dueDate),
        kind: 'payment',
        method: 'spei',
        amountCentavos: totalCentavos,
      }),
    ),
  ];
  const date = instalments[index]?.dueDate ?? offer.endDate;
  const options = extensionOptions(termsOfOffer({ offer, policy, signedOn: payoutDate }), events, date);
  return options.ok ? options.value.map((one) => [one.type, one.days, one.newEndDate, one.amountCentavos]) : [];
}

/** Returns the same price by the calculator alone: charges earned by then, within the caps, less those paid before. */
function earnedPrice({ offer, policy }: Sold, index: number, commissionRate: string): Centavos {
  const { instalments, principalCentavos, payoutDate, terms } = offer;
  const before = instalments.slice(0, index);
  const date = instalments[index]?.dueDate ?? offer.endDate;
  const repaid = before.reduce((sum, instalment) => sum + instalment.principalCentavos, 0);
  const paid = before.reduce((sum, one) => sum + one.totalCentavos - one.principalCentavos, 0);
  const earned = accruedOn({ terms, onDate: date }).charges.grossCentavos;
  const ceiling = costCeiling({ principalCentavos, days: daysBetween(payoutDate, date) }, policy.caps);
  const commission = applyRate(centavos(principalCentavos - repaid), rate(commissionRate));
  const { grossCentavos } = chargeWithIva(commission, rate(terms.rates.ivaRate));
  return centavos(Math.min(earned, ceiling) - paid + grossCentavos);
}

test('the printed price of an extension is the one that is charged on that due date, over all slots of a product', () => {
  const seen = { products: 0, dueDates: 0, printed: 0, withFees: 0, moved: 0, later: 0, expensive: 0, forbidden: 0 };
  fc.assert(
    fc.property(products, asked, (slots, selection) => {
      const policy = policyOf(slots);
      fc.pre(validateServicingPolicy(policy).ok);
      const quoted = quoteOffer(questionOf(slots, selection));
      fc.pre(quoted.ok && isOfferWithinCaps(quoted.value, policy.caps));
      if (!quoted.ok) return;
      const offer = quoted.value;
      const sold = { offer, policy, printed: printedExtensions(offer, policy) };
      seen.products += 1;
      offer.instalments.forEach(({ dueDate, otherFees }, index) => {
        const rows = sold.printed.filter((row) => row.dueDate === dueDate);
        expect(rows.map((row) => [row.kind, row.days, row.newEndDate, row.grossCentavos])).toEqual(
          chargedOn(sold, index),
        );
        for (const { commissionRate, grossCentavos, netCentavos, ivaCentavos } of rows) {
          expect(grossCentavos).toBe(earnedPrice(sold, index, commissionRate));
          expect(netCentavos + ivaCentavos).toBe(grossCentavos);
        }
        const kind = slots.cheapCount > 0 ? 'cheap' : 'expensive';
        const onSale = slots.maxCount > 0 ? slots.tariffs.filter((tariff) => tariff.kind === kind).length : 0;
        seen.dueDates += 1;
        seen.printed += rows.length;
        seen.forbidden += onSale - rows.length;
        seen.later += index > 0 ? rows.length : 0;
        seen.withFees += otherFees.grossCentavos > 0 ? rows.length : 0;
        seen.moved += dueDate === offer.terms.dueDates[index] ? 0 : rows.length;
        seen.expensive += rows.filter((row) => row.kind === 'expensive').length;
      });
    }),
    { numRuns: PRODUCTS, seed: 2026 },
  );
  expect(seen.products).toBe(PRODUCTS);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(PRODUCTS / 25);
});
