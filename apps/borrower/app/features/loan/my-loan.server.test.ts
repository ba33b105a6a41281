import { plainDate } from '@lender/calculator';
import { getOpenPayBarcode } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { payAtStore } from './my-loan.server.ts';
import { storePaymentPath } from './store-payment.ts';

const reference = {
  reference: '1010101010101010',
  kind: 'repayment' as const,
  amount: centavos(369_600),
  validOn: plainDate('2026-12-21'),
  expiresOn: plainDate('2026-12-24'),
  barcodeUrl: 'https://provider.example/barcode',
};

test('a press on paying makes one reference and leads to it', async () => {
  const { call, made } = fakeCall(grants(getOpenPayBarcode, reference));
  const answer = await payAtStore(call, formOf({ formKey: 'key-of-this-page' }));
  expect(answer).toEqual(leadTo(storePaymentPath));
  expect(made).toMatchObject([
    { send: { body: { kind: 'repayment' } }, options: { idempotencyKey: 'key-of-this-page' } },
  ]);
});

test('a provider that is away leads to the page that says so', async () => {
  const { call } = fakeCall(refuses(getOpenPayBarcode, 'provider_unavailable'));
  expect(await payAtStore(call, formOf({}))).toEqual(leadTo(storePaymentPath));
});
