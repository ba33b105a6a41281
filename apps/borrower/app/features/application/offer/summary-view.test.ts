import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { sampleOffer } from '../../../price/offer.sample.ts';
import { summaryView } from './summary-view.ts';

test('what lateness costs is said in pesos, where the server tells it', () => {
  const late = [{ days: 7, amount: centavos(10_440) }];
  expect(summaryView({ ...sampleOffer(), late }).late).toEqual([{ days: 7, amount: '$104.40' }]);
  expect(summaryView(sampleOffer()).late).toEqual([]);
});

test('payments and extensions are dated and priced', () => {
  const { payments, extensions } = summaryView(sampleOffer());
  expect(payments).toEqual([{ day: 'lunes 21.12.2026', amount: '$3696.00' }]);
  expect(extensions).toEqual([{ days: 7, date: '28.12.2026', amount: '$696.00' }]);
});
