import { getClientOffer } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../../test/case-detail.ts';
import { priceOf } from './price.server.ts';

const { offer } = caseDetail;
const asking = (monto: string) =>
  new URLSearchParams({ monto, ciclo: 'semi_monthly', fechas: '2026-11-30,2026-12-15' });

test('an amount is priced with the pay dates of the application', async () => {
  if (!offer) throw new Error('the case has an offer');
  const { call, made } = fakeCall(grants(getClientOffer, offer));
  expect(await priceOf(call, 'client', asking('4000'))).toEqual({
    amount: '4000',
    words: 'Pagaría $4,788.80 el 15.12.2026',
    detail: 'intereses $556.80, comisión $232.00, CAT 612.4 %',
  });
  expect(made).toMatchObject([{ send: { params: { id: 'client' }, query: { amount: 400_000 } } }]);
});

test.each(['', 'mucho', '-1', '1e3'])('“%s” is no amount, and the API is not called', async (text) => {
  const { call, made } = fakeCall();
  expect((await priceOf(call, 'client', asking(text))).words).toBe('No se pudo calcular el precio de ese monto.');
  expect(made).toEqual([]);
});

test('an amount that may not be lent is refused in words', async () => {
  const { call } = fakeCall(refuses(getClientOffer, 'amount_out_of_limits'));
  expect((await priceOf(call, 'client', asking('90000'))).words).toBe('Ese monto no se le puede prestar.');
});
