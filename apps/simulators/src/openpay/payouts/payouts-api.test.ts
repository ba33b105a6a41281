import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../../test/simulated-world.ts';
import { settlePayouts } from './settle-payouts.ts';

const goodClabe = '032180000118359719';
const unownedClabe = '012180000000000015';
const payoutTo = (clabe: string) =>
  ({
    method: 'POST',
    url: `${merchantUrl}/payouts`,
    payload: {
      method: 'bank_account',
      amount: 2000,
      description: 'Tu préstamo',
      order_id: 'application-1',
      bank_account: { clabe, holder_name: 'Juan Tapia Trejo' },
    },
  }) as const;

test('a payout is in progress first, and its account is masked', async () => {
  const { asMerchant, pendingEvents } = createSimulatedWorld();
  const response = await asMerchant(payoutTo(goodClabe));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    operation_type: 'out',
    method: 'bank_account',
    transaction_type: 'payout',
    status: 'in_progress',
    amount: 2000,
    order_id: 'application-1',
    tracking_key: null,
    error_message: null,
    bank_account: { clabe: '032XXXXXXXXXX59719', bank_code: '032', holder_name: 'Juan Tapia Trejo' },
  });
  expect(pendingEvents()).toEqual([]);
});

test('a payout arrives after the delay, with a clave de rastreo, and the merchant is notified once', async () => {
  const { asMerchant, pendingEvents, services, travel } = createSimulatedWorld();
  const { id } = (await asMerchant(payoutTo(goodClabe))).json();
  travel(999);
  await settlePayouts(services);
  expect(pendingEvents()).toEqual([]);
  travel(1);
  await settlePayouts(services);
  await settlePayouts(services);
  const payout = (await asMerchant({ url: `${merchantUrl}/payouts/${id}` })).json();
  expect(payout).toMatchObject({
    status: 'completed',
    tracking_key: `OPENPAY${id.toUpperCase()}`,
    operation_date: '2026-03-02T12:00:01-06:00',
  });
  expect(payout.tracking_key.length).toBeLessThanOrEqual(30);
  const event = { type: 'payout.succeeded', event_date: payout.operation_date, transaction: payout };
  expect(pendingEvents()).toEqual([event]);
});

test('a payout is returned when digits 15 to 17 of the CLABE are 001', async () => {
  const { asMerchant, pendingEvents, services, travel } = createSimulatedWorld();
  const { id } = (await asMerchant(payoutTo(unownedClabe))).json();
  travel(1000);
  await settlePayouts(services);
  const payout = (await asMerchant({ url: `${merchantUrl}/payouts/${id}` })).json();
  expect(payout).toMatchObject({ status: 'failed', error_message: 'Cuenta inexistente' });
  expect(pendingEvents()).toMatchObject([{ type: 'payout.failed', transaction: { id, order_id: 'application-1' } }]);
});

test('one order makes one payout', async () => {
  const { asMerchant } = createSimulatedWorld();
  const payout = (await asMerchant(payoutTo(goodClabe))).json();
  const again = await asMerchant(payoutTo(goodClabe));
  expect(again.json()).toMatchObject({ error_code: 1006, http_code: 409 });
  expect((await asMerchant({ url: `${merchantUrl}/payouts?order_id=application-1` })).json()).toEqual([payout]);
});

test.each(['032180000118359718', '03218000011835971', '03218000011835971x'])(
  'a payout to CLABE %s is refused',
  async (clabe) => {
    const { asMerchant } = createSimulatedWorld();
    const response = await asMerchant(payoutTo(clabe));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error_code: 1001,
      description: expect.stringContaining('bank_account.clabe'),
    });
  },
);
