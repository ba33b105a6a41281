import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { CHARGE_STATUSES } from '../../../providers/openpay/transactions.ts';
import { chargeStatus } from './charge-status.policy.ts';

const charge = (status: (typeof CHARGE_STATUSES)[number], refunded = 0) =>
  chargeStatus({ status, amountCentavos: centavos(10_000), refundedCentavos: centavos(refunded) });

test('the state of a charge is here, disputed, gone, waiting or ended, as the provider reports', () => {
  const statuses = Object.fromEntries(CHARGE_STATUSES.map((status) => [status, charge(status)]));
  expect(statuses).toEqual({
    in_progress: 'waiting',
    charge_pending: 'waiting',
    completed: 'here',
    refunded: 'gone',
    chargeback_pending: 'disputed',
    chargeback_accepted: 'gone',
    chargeback_adjustment: 'here',
    failed: 'ended',
    cancelled: 'ended',
    expired: 'ended',
  });
});

test('a charge of which a part went back is still here', () => {
  expect([charge('completed', 9_999), charge('completed', 10_000)]).toEqual(['here', 'gone']);
});
