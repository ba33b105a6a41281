import { expect, test } from 'vitest';
import { sampleOffer } from '../../../price/offer.sample.ts';
import { summaryView } from './summary-view.ts';

test('without a discount there is nothing to compare', () => {
  expect(summaryView(sampleOffer()).compared).toEqual([]);
});

test('with a discount every part stands beside its full price, charges with IVA', () => {
  const { compared } = summaryView(sampleOffer({ discountedInterestCentavos: 22_500 }));
  expect(compared).toEqual([
    { concept: 'interest', withDiscount: '$261.00', withoutDiscount: '$522.00' },
    { concept: 'serviceFee', withDiscount: '$174.00', withoutDiscount: '$174.00' },
    { concept: 'total', withDiscount: '$3435.00', withoutDiscount: '$3696.00' },
    { concept: 'cat', withDiscount: '819.1\u00a0%', withoutDiscount: '819.1\u00a0%' },
  ]);
});

test('payments and extensions are dated and priced', () => {
  const { payments, extensions } = summaryView(sampleOffer());
  expect(payments).toEqual([{ day: 'lunes 21.12.2026', amount: '$3696.00' }]);
  expect(extensions).toEqual([{ days: 7, date: '28.12.2026', amount: '$696.00' }]);
});
