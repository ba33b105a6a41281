import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import { type LoanTerms, NO_DISCOUNT } from '../pricing/pricing.ts';
import { REFERENCE_PRICING } from '../pricing/reference-pricing.data.ts';
import { instalmentsOf } from './instalments.ts';

const terms: LoanTerms = {
  principalCentavos: centavos(300_000),
  payoutDate: plainDate('2026-11-21'),
  dueDates: [plainDate('2026-12-05'), plainDate('2026-12-22')],
  rates: REFERENCE_PRICING.rates,
  discount: NO_DISCOUNT,
};

test('two instalments of 3000 pesos after 14 and 31 days pay what each period earned', () => {
  expect(instalmentsOf(terms)).toEqual([
    {
      dueDate: '2026-12-05',
      principalCentavos: 150_000,
      interest: { netCentavos: 21_000, ivaCentavos: 3_360, grossCentavos: 24_360 },
      serviceFee: { netCentavos: 6_774, ivaCentavos: 1_084, grossCentavos: 7_858 },
      otherFees: { netCentavos: 0, ivaCentavos: 0, grossCentavos: 0 },
      totalCentavos: 182_218,
    },
    {
      dueDate: '2026-12-22',
      principalCentavos: 150_000,
      interest: { netCentavos: 12_750, ivaCentavos: 2_040, grossCentavos: 14_790 },
      serviceFee: { netCentavos: 8_226, ivaCentavos: 1_316, grossCentavos: 9_542 },
      otherFees: { netCentavos: 0, ivaCentavos: 0, grossCentavos: 0 },
      totalCentavos: 174_332,
    },
  ]);
});

test('the last of three equal parts takes the remaining centavos', () => {
  const dueDates = [...terms.dueDates, plainDate('2027-01-05')] as const;
  const parts = instalmentsOf({ ...terms, principalCentavos: centavos(100_001), dueDates });
  expect(parts.map(({ principalCentavos }) => principalCentavos)).toEqual([33_333, 33_333, 33_335]);
});

test('fees that are charged once fall due with the first instalment', () => {
  const rates = { ...terms.rates, processingFeeRate: '0.02', withdrawalFeeCentavos: centavos(1_500) };
  const [first, second] = instalmentsOf({ ...terms, rates });
  expect(first?.otherFees).toEqual({ netCentavos: 7_500, ivaCentavos: 1_200, grossCentavos: 8_700 });
  expect(second?.otherFees.grossCentavos).toBe(0);
});
