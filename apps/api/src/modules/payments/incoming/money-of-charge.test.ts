import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import type { ProviderCharge } from '../../../providers/openpay/transactions.ts';
import { moneyOfCharge } from './money-in.ts';

const charge = (operationDate: string): ProviderCharge => ({
  id: 'tr1',
  orderId: undefined,
  method: 'store',
  status: 'completed',
  amountCentavos: centavos(50_000),
  operationDate,
  fee: undefined,
  refundedCentavos: centavos(0),
  refundedAt: undefined,
  origin: undefined,
  trackingKey: undefined,
  concept: undefined,
  errorMessage: undefined,
});

test.each([
  ['2026-03-03T03:30:00Z', '2026-03-02', 'half past nine in the evening'],
  ['2026-03-03T05:59:59Z', '2026-03-02', 'the last second of the day'],
  ['2026-03-03T06:00:00Z', '2026-03-03', 'midnight'],
])('money paid at %s counts for %s, since it is %s in Mexico City', (moment, day) => {
  const now = new Date('2026-03-05T18:00:00Z');
  expect(moneyOfCharge(charge(moment), now)).toMatchObject({ paidOn: day, paidAt: new Date(moment) });
});
