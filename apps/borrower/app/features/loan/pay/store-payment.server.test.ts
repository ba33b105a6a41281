import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { code128 } from '../../../vocabulary/bars/code128.server.ts';
import { storePayment } from './store-payment.server.ts';

test('a reference is read in groups of four and copied whole', () => {
  const made = storePayment({
    reference: '1010101010101010',
    kind: 'repayment',
    amount: centavos(369_600),
    validOn: plainDate('2026-12-21'),
    expiresOn: plainDate('2026-12-24'),
    barcodeUrl: 'https://provider.example/barcode',
  });
  expect(made).toEqual({
    kind: 'reference',
    reference: '1010101010101010',
    grouped: '1010 1010 1010 1010',
    bars: code128('1010101010101010'),
    amount: '$3696.00',
    validOn: '21.12.2026',
    expiresOn: '24.12.2026',
  });
});
