import { REFERENCE_PRICING } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERENCE_SERVICING } from '../loan/policy/reference-servicing.data.ts';
import { percentText, rateText } from './percent-text.ts';
import { changeProduct, compareProducts, productSettings } from './product-settings.ts';
import type { ProductTerms } from './product-terms.ts';
import { REFERENCE_PROMOTION_BOUNDS } from './promotion-bounds.data.ts';
import { validateProduct } from './validate-product.ts';

const { extensions, ...servicing } = REFERENCE_SERVICING;
const { cheapCount, opensDaysBefore, closesDaysAfter } = extensions;
const TERMS: ProductTerms = {
  limits: {
    minMainCentavos: centavos(50_000),
    minAdditionalCentavos: centavos(100_000),
    maxCentavos: centavos(1_500_000),
    stepCentavos: centavos(10_000),
    first: { minCentavos: centavos(50_000), maxCentavos: centavos(400_000) },
    repeated: { minCentavos: centavos(50_000), maxCentavos: centavos(1_500_000) },
  },
  initial: { amountCentavos: centavos(200_000), payCycle: 'semi_monthly' },
  pricing: REFERENCE_PRICING,
  firstLoanDiscount: { interest: '0.2', serviceFee: '0.2' },
  payoutMethods: ['bank_transfer'],
  maxOpenLoans: 2,
  accountProof: 'none',
  promiseDays: 15,
  promotions: REFERENCE_PROMOTION_BOUNDS,
  servicing: { ...servicing, extensions: { cheapCount, opensDaysBefore, closesDaysAfter } },
};

const changed = (texts: Record<string, string>): ProductTerms => {
  const done = changeProduct(TERMS, texts);
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
  return done.value;
};
const problemsOf = (texts: Record<string, string>) => {
  const valid = validateProduct(changed(texts));
  return valid.ok ? [] : valid.problem.problems.map(({ path, code }) => `${path} ${code}`);
};

it('a percentage and its rate have the same digits', () => {
  expect([percentText('1.80'), percentText('0.05'), percentText('0'), percentText('0.0125')]).toEqual([
    '180',
    '5',
    '0',
    '1.25',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_900 }), fc.integer({ min: 0, max: 9_999 }), (whole, decimals) => {
      const percent = percentText(rateText(`${whole}.${String(decimals).padStart(4, '0')}`));
      expect(Number(percent)).toBe(Number(`${whole}.${String(decimals).padStart(4, '0')}`));
    }),
  );
});

describe('the settings of a product', () => {
  it('the settings of a product have each path once, and the product can be sold', () => {
    const paths = productSettings(TERMS).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(validateProduct(TERMS).ok).toBe(true);
  });

  it('settings that are written back unchanged change nothing', () => {
    const editable = productSettings(TERMS).filter(({ kind }) => kind !== 'fixed');
    const again = changed(Object.fromEntries(editable.map(({ path, value }) => [path, value])));
    expect(compareProducts(TERMS, again)).toEqual([]);
    expect(Number(again.pricing.rates.annualRate)).toBe(1.8);
  });

  it('a change sets the given settings, and no others', () => {
    const after = changed({
      'limits.max': '20000',
      'rates.interest': '172.5',
      'extensions.tariffs.1.commission': '1.5',
    });
    expect(compareProducts(TERMS, after)).toEqual([
      { path: 'limits.max', before: '15000.00', after: '20000.00' },
      { path: 'rates.interest', before: '180', after: '172.5' },
      { path: 'extensions.tariffs.1.commission', before: '1', after: '1.5' },
    ]);
    expect(after.pricing.rates.annualRate).toBe('1.725');
  });

  it('a product charges for being late in one way, and requires the settings of that way', () => {
    const fee = changed({ 'late.kind': 'fee', 'late.fee': '200', 'late.interest': '' });
    expect(fee.servicing.late).toEqual({ kind: 'fee', graceDays: 1, feeCentavos: 20_000 });
    expect(changed({ 'late.kind': 'none' }).servicing.late).toEqual({ kind: 'none' });
    expect(problemsOf({ 'late.kind': 'fee' })).toEqual(['late.fee missing']);
    expect(problemsOf({ 'late.interest': '' })).toEqual(['late.interest missing']);
  });

  it('an amount that is left empty stays absent', () => {
    const said = changed({ 'limits.exposureMax': '16000' });
    expect(said.limits.exposureMaxCentavos).toBe(1_600_000);
    const unsaid = changeProduct(said, { 'limits.exposureMax': '' });
    expect(unsaid.ok && 'exposureMaxCentavos' in unsaid.value.limits).toBe(false);
  });

  it.each([
    ['limits.max', '15000.5', 'not_an_amount'],
    ['limits.max', '0', 'out_of_bounds'],
    ['limits.max', '', 'not_an_amount'],
    ['limits.max', '1e4', 'not_an_amount'],
    ['rates.interest', '-1', 'not_a_percent'],
    ['rates.interest', '1000', 'out_of_bounds'],
    ['rates.serviceFee', '100.01', 'out_of_bounds'],
    ['terms.monthly.minDays', '7.5', 'not_a_count'],
    ['initial.payCycle', 'daily', 'not_a_choice'],
    ['payout.bdo', 'yes', 'not_a_switch'],
    ['calendar', 'cnbv-1999', 'setting_is_fixed'],
    ['limits.least', '1', 'unknown_setting'],
  ])('the setting %s = %j is refused with %s', (path, text, code) => {
    expect(changeProduct(TERMS, { [path]: text })).toEqual({
      ok: false,
      problem: { code: 'invalid_settings', problems: [{ path, code }] },
    });
  });

  it.each([
    [{ 'limits.max': '400' }, 'limits.max below_minimum'],
    [{ 'limits.first.max': '400' }, 'limits.first.max below_minimum'],
    [{ 'limits.first.max': '16000' }, 'limits.first.max above_maximum'],
    [{ 'limits.repeated.min': '400' }, 'limits.repeated.min below_minimum'],
    [{ 'limits.step': '300' }, 'limits.min not_of_the_step'],
    [{ 'limits.step': '5000' }, 'limits.step step_too_wide'],
    [{ 'limits.min': '500.50' }, 'limits.min not_of_the_step'],
    [{ 'initial.amount': '4100' }, 'initial.amount outside_first_loan'],
    [{ 'limits.specialMin': '600' }, 'limits.specialMin above_minimum'],
    [{ 'terms.weekly.minDays': '46' }, 'terms.weekly.maxDays below_minimum'],
    [{ 'extensions.cheapCount': '4' }, 'extensions.cheapCount cheap_above_maximum'],
    [{ 'extensions.tariffs.1.days': '7' }, 'extensions.tariffs.1.days tariff_twice'],
    [{ 'payout.bank_transfer': 'false' }, 'payout.bank_transfer missing'],
  ])('a product with %j has a problem at the setting that is wrong: %s', (texts, problem) => {
    expect(problemsOf({ ...texts })).toContain(problem);
  });
});
