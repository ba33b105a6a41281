import { plainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { printedExtensions, REFERENCE_SERVICING } from '@lender/lending';
import { type Centavos, type Charge, centavos, sumCharges } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { claimAnnualCost } from '../src/asking/claim-annual-cost.ts';
import { claimDays } from '../src/asking/claim-days.ts';
import { claimExtensions } from '../src/asking/claim-extensions.ts';
import { claimPrice } from '../src/asking/claim-price.ts';
import type { Quote } from '../src/asking/quotes.ts';

const today = plainDate('2026-11-24');
const quoted = quoteOffer({
  principalCentavos: centavos(150_000),
  payoutDate: today,
  cycle: 'monthly',
  payDates: [plainDate('2026-12-15'), plainDate('2027-01-15')],
  pricing: { ...REFERENCE_PRICING, instalments: 2 },
});
if (!quoted.ok) throw new Error(quoted.problem.code);
const expected = quoted.value;

const taxed = ({ grossCentavos, netCentavos, ivaCentavos }: Charge) => ({
  amount: grossCentavos,
  amount_without_vat: netCentavos,
  vat: ivaCentavos,
});
const more = (amount: Centavos): Centavos => centavos(amount + 1);

const honest: Quote = {
  principal: expected.principalCentavos,
  interest: taxed(expected.interest),
  serviceFee: taxed(expected.serviceFee),
  processingFee: taxed(expected.processingFee),
  withdrawalFee: taxed(expected.withdrawalFee),
  invoicingFee: taxed(expected.invoicingFee),
  total: expected.totalCentavos,
  apr: expected.aprPercent,
  annualRate: expected.annualRatePercent,
  term: { value: expected.termDays, unit: 'day' },
  startDate: today,
  endDate: expected.endDate,
  agreementTermEndDate: expected.agreementTermEndDate,
  discount: { interest: 0, serviceFee: 0 },
  interest_without_discount: taxed(expected.withoutDiscount.interest),
  serviceFee_without_discount: taxed(expected.withoutDiscount.serviceFee),
  processing_fee_without_discount: taxed(expected.withoutDiscount.processingFee),
  total_without_discount: expected.withoutDiscount.totalCentavos,
  apr_without_discount: expected.withoutDiscount.aprPercent,
  extensions: printedExtensions(expected, REFERENCE_SERVICING).map(({ dueDate, days, kind, newEndDate, ...cost }) => ({
    dueDate,
    days,
    kind,
    newEndDate,
    amount: cost.grossCentavos,
    amount_without_vat: cost.netCentavos,
  })),
  schedule: expected.instalments.map(({ dueDate, principalCentavos, totalCentavos, ...charges }) => ({
    dueDate,
    principal: principalCentavos,
    interest: taxed(charges.interest),
    fees: taxed(sumCharges([charges.serviceFee, charges.otherFees])),
    total: totalCentavos,
  })),
};

function claimAll(quote: Quote): void {
  claimPrice(quote, expected);
  claimExtensions(quote, expected, REFERENCE_SERVICING);
  claimAnnualCost(quote, expected);
  claimDays({ quote, config: { today, calendar: '' }, cycle: 'monthly', payDates: ['', ''] }, expected);
}

/** Changes the first line of the schedule. */
const lineOf = (change: (row: Quote['schedule'][number]) => Partial<Quote['schedule'][number]>): Partial<Quote> => ({
  schedule: honest.schedule.map((row, index) => (index === 0 ? { ...row, ...change(row) } : row)),
});
const extensionOf = (change: Partial<Quote['extensions'][number]>): Partial<Quote> => ({
  extensions: honest.extensions.map((row, index) => (index === 0 ? { ...row, ...change } : row)),
});

describe('an offer', () => {
  test('an offer of two instalments by the calculator breaks no claim', () => {
    expect(honest.schedule).toHaveLength(2);
    expect(honest.extensions).not.toEqual([]);
    expect(() => claimAll(honest)).not.toThrow();
  });

  test.each<readonly [string, Partial<Quote>]>([
    ['IVA of interest', { interest: { ...honest.interest, vat: more(honest.interest.vat) } }],
    ['serviceFee_without_discount', { serviceFee_without_discount: honest.interest }],
    ['principal of schedule[0]', lineOf(({ principal }) => ({ principal: more(principal) }))],
    ['interest of schedule[0]', lineOf(({ interest }) => ({ interest: { ...interest, vat: more(interest.vat) } }))],
    ['fees of schedule[0]', lineOf(({ fees }) => ({ fees: { ...fees, vat: more(fees.vat) } }))],
    ['instalments of a quote', { schedule: honest.schedule.slice(1) }],
    ['by 7 days', extensionOf({ amount: centavos(1) })],
    ['which is not on sale then', extensionOf({ days: 400 })],
    ['which is not on sale then', extensionOf({ dueDate: today })],
    ['newEndDate', extensionOf({ newEndDate: today })],
    ['CAT without IVA of', { apr: honest.apr + 0.2 }],
    ['CAT without IVA and without discount', { apr_without_discount: honest.apr_without_discount - 0.2 }],
    ['annual rate', { annualRate: honest.annualRate + 1 }],
    ['agreementTermEndDate', { agreementTermEndDate: today }],
    ['dueDate of schedule[0]', lineOf(() => ({ dueDate: today }))],
  ])('an offer with a fault breaks a claim that names «%s»', (named, wrong) => {
    expect(() => claimAll({ ...honest, ...wrong })).toThrow(named);
  });
});
