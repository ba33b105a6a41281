import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOffer } from './offer.sample.ts';
import { offerView } from './offer-view.ts';

const read = (pesos: string) => Math.round(Number(pesos.slice(1)) * 100);

test('a receipt shows what is received, what it costs and when it is paid', () => {
  expect(offerView(sampleOffer())).toEqual({
    receive: '$3000.00',
    interest: { amount: '$450.00' },
    fee: { amount: '$150.00' },
    iva: { amount: '$96.00' },
    total: { amount: '$3696.00' },
    dueDay: 'lunes 21.12.2026',
    termDays: 30,
    cat: { amount: '819.1\u00a0%' },
    annualRate: '180.0\u00a0%',
    discount: { interest: 0, fee: 0 },
  });
});

test('the price before a discount is shown beside the price', () => {
  const view = offerView(sampleOffer({ discountedInterestCentavos: 22_500 }));
  expect(view.interest).toEqual({ amount: '$225.00', before: '$450.00' });
  expect(view.iva).toEqual({ amount: '$60.00', before: '$96.00' });
  expect(view.total).toEqual({ amount: '$3435.00', before: '$3696.00' });
  expect(view.fee).toEqual({ amount: '$150.00' });
});

test('the late cost is one sentence in pesos, and absent where being late costs nothing', () => {
  const late = (week: number, month: number) => [
    { days: 7, amount: centavos(week) },
    { days: 30, amount: centavos(month) },
  ];
  expect(offerView({ ...sampleOffer(), late: late(10_440, 50_460) }).late).toBe(
    'Si te atrasas, además del total pagas: $104.40 a los 7 días, $504.60 a los 30 días (con IVA).',
  );
  expect(offerView({ ...sampleOffer(), late: late(0, 0) }).late).toBeUndefined();
});

test('a discount is shown in whole percent', () => {
  const offer = { ...sampleOffer(), discount: { interest: 0.29, serviceFee: 0.3 } };
  expect(offerView(offer).discount).toEqual({ interest: 29, fee: 30 });
});

test('the lines add up to the total, whatever the price', () => {
  const size = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(size, size, (interest, fee) => {
      const view = offerView(sampleOffer({ interestCentavos: centavos(interest), feeCentavos: centavos(fee) }));
      const lines = [view.receive, view.interest.amount, view.fee.amount, view.iva.amount];
      expect(lines.reduce((sum, text) => sum + read(text), 0)).toBe(read(view.total.amount));
    }),
  );
});
