import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { sampleOffer } from '../../../price/offer.sample.ts';
import { summaryView } from './summary-view.ts';

test('the cost of being late is shown in pesos, where the server gives it', () => {
  const late = [{ days: 7, amount: centavos(10_440) }];
  expect(summaryView({ ...sampleOffer(), late }).late).toEqual([{ days: 7, amount: '$104.40' }]);
  expect(summaryView(sampleOffer()).late).toEqual([]);
});

test('payments and extensions are dated and priced', () => {
  const { payments, extensions } = summaryView(sampleOffer());
  expect(payments).toEqual([{ day: 'lunes 21.12.2026', amount: '$3696.00' }]);
  expect(extensions).toEqual([{ dueDate: null, days: 7, date: '28.12.2026', amount: '$696.00' }]);
});

test('the extensions of a loan with several payments name the due date for which they have their price', () => {
  const offer = sampleOffer();
  const [row] = offer.schedule;
  if (!row) throw new Error('no payment');
  const later = { ...row, dueDate: plainDate('2027-01-21') };
  expect(summaryView({ ...offer, schedule: [row, later] }).extensions[0]?.dueDate).toBe('21.12.2026');
});

test('fees that are charged once are named where they are part of the price of an extension', () => {
  const offer = sampleOffer();
  const fee = { amount: centavos(4_060), amount_without_vat: centavos(3_500), vat: centavos(560) };
  const withFees = { ...offer, processingFee: fee, withdrawalFee: fee };
  expect(summaryView(withFees).feesOnce).toBe('$81.20');
  expect(summaryView({ ...withFees, extensions: [] }).feesOnce).toBeNull();
  expect(summaryView(offer).feesOnce).toBeNull();
});
