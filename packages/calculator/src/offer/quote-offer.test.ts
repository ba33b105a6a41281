import { type Centavos, centavos, sumCharges } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../date/calendar.ts';
import { type PlainDate, plainDate } from '../date/plain-date.ts';
import { PAY_CYCLES, type PayCycle } from '../pay-cycle/pay-cycle.ts';
import { payDateOptions } from '../pay-dates/pay-date-options.ts';
import { chargesEarned } from '../pricing/charges.ts';
import type { Discount, Pricing } from '../pricing/pricing.ts';
import { REFERENCE_PRICING } from '../pricing/reference-pricing.data.ts';
import type { Offer } from './offer.ts';
import type { OfferQuestion } from './offer-question.ts';
import { quoteOffer } from './quote-offer.ts';

const payoutDate = plainDate('2026-11-21');

/** Returns a loan to a monthly client whose next pay day is so many days ahead. */
function loanFor(days: number, changes: Partial<OfferQuestion> = {}): OfferQuestion {
  const firstDate = addDays(payoutDate, days);
  const sameDayNextMonth = payDateOptions('monthly', addDays(firstDate, -1))[0]?.secondDate;
  return {
    principalCentavos: centavos(300_000),
    payoutDate,
    cycle: 'monthly',
    payDates: [firstDate, sameDayNextMonth ?? firstDate],
    pricing: REFERENCE_PRICING,
    ...changes,
  };
}

function offerOf(question: OfferQuestion): Offer {
  const quoted = quoteOffer(question);
  if (!quoted.ok) throw new Error(quoted.problem.code);
  return quoted.value;
}

const anyLoan: fc.Arbitrary<OfferQuestion> = fc
  .record({
    cycle: fc.constantFrom(...PAY_CYCLES),
    day: fc.integer({ min: 0, max: 1500 }),
    choice: fc.nat(30),
    principal: fc.integer({ min: 1, max: 5_000_000 }),
    instalments: fc.integer({ min: 1, max: 6 }),
    serviceFee: fc.constantFrom('0', '0.05', '0.1234'),
    processingFee: fc.constantFrom('0', '0.013'),
    discount: fc.constantFrom('0', '0.3', '1'),
  })
  .map(({ cycle, day, choice, principal, ...price }) => {
    const today = addDays(payoutDate, day);
    const options = payDateOptions(cycle, today);
    const option = options[choice % options.length];
    if (!option) throw new Error('every cycle offers dates');
    const rates = {
      ...REFERENCE_PRICING.rates,
      serviceFeeRate: price.serviceFee,
      processingFeeRate: price.processingFee,
      withdrawalFeeCentavos: centavos(1_999),
    };
    return {
      principalCentavos: centavos(principal),
      payoutDate: today,
      cycle,
      payDates: [option.firstDate, option.secondDate],
      pricing: { ...REFERENCE_PRICING, rates, instalments: price.instalments },
      discount: { interest: price.discount, serviceFee: price.discount },
    };
  });

const COMPONENTS = ['interest', 'serviceFee', 'processingFee', 'withdrawalFee', 'invoicingFee'] as const;

describe('quoteOffer', () => {
  const half: Discount = { interest: '0.5', serviceFee: '0.5' };

  test.each([
    { pesos: 3000, days: 15, interest: 26_100, serviceFee: 17_400, total: 343_500, apr: 1656.8 },
    { pesos: 3000, days: 30, interest: 52_200, serviceFee: 17_400, total: 369_600, apr: 819.1 },
    { pesos: 2000, days: 22, interest: 25_520, serviceFee: 11_600, total: 237_120, apr: 1073.3 },
    { pesos: 2000, days: 22, interest: 12_760, serviceFee: 5_800, total: 218_560, apr: 258.5, discount: half },
    { pesos: 1000, days: 7, interest: 4_060, serviceFee: 5_800, total: 109_860, apr: 6937.3 },
  ])('quoteOffer prices $pesos pesos over $days days at $total centavos and a CAT of $apr %', (expected) => {
    const offer = offerOf(
      loanFor(expected.days, { principalCentavos: centavos(expected.pesos * 100), discount: expected.discount }),
    );
    expect(offer).toMatchObject({
      termDays: expected.days,
      totalCentavos: expected.total,
      aprPercent: expected.apr,
      aprPeriods: 'days/365',
      annualRatePercent: 180,
    });
    expect(offer.interest.grossCentavos).toBe(expected.interest);
    expect(offer.serviceFee.grossCentavos).toBe(expected.serviceFee);
  });

  test('an offer states what the loan would cost without its discount', () => {
    const question = loanFor(22, { principalCentavos: centavos(200_000) });
    const plain = offerOf(question);
    const { withoutDiscount } = offerOf({ ...question, discount: half });
    expect(withoutDiscount).toEqual({
      interest: plain.interest,
      serviceFee: plain.serviceFee,
      processingFee: plain.processingFee,
      withdrawalFee: plain.withdrawalFee,
      invoicingFee: plain.invoicingFee,
      totalCentavos: 237_120,
      aprPercent: 1073.3,
    });
  });

  test('an offer adds IVA to each component separately', () => {
    const rates = { ...REFERENCE_PRICING.rates, annualRate: '3.6', serviceFeeRate: '0.50015' };
    const pricing: Pricing = { ...REFERENCE_PRICING, rates };
    const { interest, serviceFee } = offerOf(loanFor(100, boundsUpTo(100, pricing, centavos(10_003))));
    expect([interest.netCentavos, interest.ivaCentavos]).toEqual([10_003, 1600]);
    expect([serviceFee.netCentavos, serviceFee.ivaCentavos]).toEqual([5003, 800]);
  });

  test('an offer moves the end to a working day without charging for it', () => {
    const isWorkingDay = (date: string) => date !== '2026-12-21' && date !== '2026-12-22';
    const plain = offerOf(loanFor(30));
    const moved = offerOf(loanFor(30, { isWorkingDay }));
    expect(moved).toMatchObject({ dueDate: '2026-12-21', endDate: '2026-12-23', totalCentavos: plain.totalCentavos });
    expect(moved.instalments[0]?.dueDate).toBe('2026-12-23');
  });

  test('an offer has the last day that three extensions of 30 days can reach', () => {
    expect(offerOf(loanFor(30)).agreementTermEndDate).toBe('2027-03-21');
  });

  test('an offer is due on the next pay day when the first is too near', () => {
    expect(offerOf(loanFor(2))).toMatchObject({ dueDate: '2026-12-23', termDays: 32 });
  });

  test('an offer counts equal periods when a loan starts on a pay day', () => {
    const pricing = { ...REFERENCE_PRICING, instalments: 4 };
    const first = addDays(payoutDate, 7);
    const weekly = loanFor(7, { cycle: 'weekly', payDates: [first, addDays(first, 7)], pricing });
    expect(offerOf(weekly).aprPeriods).toBe('k/52');
    expect(offerOf(loanFor(20, { pricing })).aprPeriods).toBe('days/365');
  });

  test.each([
    [{ principalCentavos: centavos(0) }, { code: 'principal_not_positive' }],
    [{ payDates: [plainDate('2026-12-21'), plainDate('2027-01-22')] as const }, { code: 'pay_dates_invalid' }],
    [
      { payDates: [plainDate('2027-12-21'), plainDate('2028-01-21')] as const },
      { code: 'no_pay_date_in_term', minDays: 7, maxDays: 45 },
    ],
  ])('quoteOffer refuses %j', (changes, problem) => {
    expect(quoteOffer(loanFor(30, changes))).toEqual({ ok: false, problem });
  });

  const { rates, termDays, extensions } = REFERENCE_PRICING;
  const pricing = (changes: Partial<Pricing>) => ({ pricing: { ...REFERENCE_PRICING, ...changes } });
  const [tariff] = extensions.tariffs;
  if (!tariff) throw new Error('the reference has tariffs');

  test.each<[code: string, changes: Partial<OfferQuestion>]>([
    ['principal_not_positive', { principalCentavos: Number.NaN as Centavos }],
    ['principal_out_of_range', { principalCentavos: centavos(1e12 + 1) }],
    ['payout_date_out_of_range', { payoutDate: plainDate('1899-12-31') }],
    ['payout_date_out_of_range', { payoutDate: plainDate('3000-01-01') }],
    ['payout_date_out_of_range', { payoutDate: plainDate('9999-12-31') }],
    ['pricing_invalid', pricing({ rates: { ...rates, annualRate: '180 %' } })],
    ['pricing_invalid', pricing({ rates: { ...rates, ivaRate: '-0.16' } })],
    ['pricing_invalid', pricing({ rates: { ...rates, serviceFeeRate: '10000' } })],
    ['pricing_invalid', pricing({ rates: { ...rates, dayCountBasis: 0 } })],
    ['pricing_invalid', pricing({ rates: { ...rates, withdrawalFeeCentavos: -1 as Centavos } })],
    ['pricing_invalid', pricing({ rates: { ...rates, annualRate: `1.${'8'.repeat(41)}` } })],
    ['pricing_invalid', pricing({ rates: { ...rates, withdrawalFeeCentavos: centavos(1e12), ivaRate: '9999' } })],
    [
      'pricing_invalid',
      { principalCentavos: centavos(1e12), ...pricing({ rates: { ...rates, serviceFeeRate: '9999' } }) },
    ],
    [
      'pricing_invalid',
      { principalCentavos: centavos(1e12), ...pricing({ rates: { ...rates, annualRate: '9999', dayCountBasis: 1 } }) },
    ],
    ['pricing_invalid', pricing({ instalments: 0 })],
    ['pricing_invalid', pricing({ instalments: 1.5 })],
    ['pricing_invalid', pricing({ instalments: 1e9 })],
    ['pricing_invalid', pricing({ termDays: { ...termDays, monthly: { minDays: 7, maxDays: 1e9 } } })],
    ['pricing_invalid', pricing({ extensions: { ...extensions, maxCount: Number.POSITIVE_INFINITY } })],
    ['pricing_invalid', pricing({ extensions: { ...extensions, tariffs: [{ ...tariff, commissionRate: '' }] } })],
    ['pricing_invalid', pricing({ extensions: { maxCount: 123, tariffs: [{ ...tariff, days: 30 }] } })],
    ['pay_dates_invalid', { cycle: 'daily' as PayCycle }],
    ['pay_dates_invalid', { payDates: ['2026-xx-21' as PlainDate, plainDate('2027-01-21')] }],
    ['payout_date_out_of_range', { payoutDate: '2026-02-31' as PlainDate }],
    ['discount_invalid', { discount: { interest: '1.01', serviceFee: '0' } }],
    ['discount_invalid', { discount: { interest: '0', serviceFee: '-0.1' } }],
    ['no_working_day', { isWorkingDay: () => false }],
    ['no_working_day', { isWorkingDay: (date) => date < '2027-01-01' }],
  ])('quoteOffer refuses with %s and throws nothing, for %j', (code, changes) => {
    expect(quoteOffer(loanFor(30, changes))).toEqual({ ok: false, problem: { code } });
  });

  test('quoteOffer prices the largest number of instalments, at the limits of its other inputs', () => {
    const far = {
      payoutDate: plainDate('2999-12-01'),
      payDates: [plainDate('2999-11-30'), plainDate('2999-12-31')],
    } as const;
    const many = {
      ...extensions,
      maxCount: 122,
      tariffs: Array.from({ length: 1_000 }, () => ({ ...tariff, days: 30 })),
    };
    const offer = offerOf(loanFor(30, { ...far, ...pricing({ instalments: 3660, extensions: many }) }));
    expect(offer.instalments.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)).toBe(offer.totalCentavos);
    expect([offer.dueDate, offer.agreementTermEndDate]).toEqual(['3304-11-30', '3314-12-08']);
  });
});

describe('every offer', () => {
  test('every offer is the exact sum of its parts', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const offer = offerOf(question);
        const cost = COMPONENTS.reduce((sum, key) => sum + offer[key].grossCentavos, 0);
        expect(offer.totalCentavos).toBe(offer.principalCentavos + cost);
      }),
    );
  });

  test('every offer is repaid by its instalments to the centavo', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const { instalments, ...offer } = offerOf(question);
        const total = (pick: (instalment: (typeof instalments)[number]) => number) =>
          instalments.reduce((sum, instalment) => sum + pick(instalment), 0);
        expect(total((instalment) => instalment.totalCentavos)).toBe(offer.totalCentavos);
        expect(total((instalment) => instalment.principalCentavos)).toBe(offer.principalCentavos);
        expect(total((instalment) => instalment.interest.netCentavos)).toBe(offer.interest.netCentavos);
        expect(total((instalment) => instalment.serviceFee.ivaCentavos)).toBe(offer.serviceFee.ivaCentavos);
      }),
    );
  });

  test('every offer asks on each due date for the amount earned by then, and for nothing else', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const { instalments, terms } = offerOf(question);
        terms.dueDates.forEach((dueDate, index) => {
          const paid = instalments.slice(0, index + 1);
          const earned = chargesEarned(terms, dueDate);
          const otherFees = [earned.processingFee, earned.withdrawalFee, earned.invoicingFee];
          expect(sumCharges(paid.map(({ interest }) => interest))).toEqual(earned.interest);
          expect(sumCharges(paid.map(({ serviceFee }) => serviceFee))).toEqual(earned.serviceFee);
          expect(sumCharges(paid.map((instalment) => instalment.otherFees))).toEqual(sumCharges(otherFees));
        });
      }),
      { numRuns: 10_000 },
    );
  });

  test('no offer has a negative part', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const charges = offerOf(question).instalments.flatMap((one) => [one.interest, one.serviceFee, one.otherFees]);
        expect(charges.flatMap((charge) => Object.values(charge)).every((amount) => amount >= 0)).toBe(true);
      }),
    );
  });

  test('every offer is due inside the term bounds, on a later pay date each time', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const { terms } = offerOf(question);
        const days = terms.dueDates.map((date) => daysBetween(terms.payoutDate, date));
        expect(days[0]).toBeGreaterThanOrEqual(7);
        expect(days[0]).toBeLessThanOrEqual(45);
        expect(days).toEqual([...new Set(days)].sort((one, other) => one - other));
      }),
    );
  });

  test('every offer costs no more with a discount, and has a CAT', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const offer = offerOf(question);
        expect(offer.totalCentavos).toBeLessThanOrEqual(offer.withoutDiscount.totalCentavos);
        expect(offer.aprPercent).toBeLessThanOrEqual(offer.withoutDiscount.aprPercent);
        expect(offer.aprPercent).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('every offer carries terms from which its charges follow', () => {
    fc.assert(
      fc.property(anyLoan, (question) => {
        const offer = offerOf(question);
        expect(offer).toMatchObject(chargesEarned(offer.terms, offer.dueDate));
      }),
    );
  });
});

/** Returns a product with this longest term, and the principal to test it with. */
function boundsUpTo(maxDays: number, pricing: Pricing, principalCentavos: Centavos): Partial<OfferQuestion> {
  const termDays = { ...pricing.termDays, monthly: { minDays: maxDays, maxDays } };
  return { pricing: { ...pricing, termDays }, principalCentavos };
}
