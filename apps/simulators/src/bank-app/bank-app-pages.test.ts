import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../test/simulated-world.ts';
import { ownAccount } from './own-account.data.ts';

const dayMs = 86_400_000;

async function worldWithCharge(extra: object = {}) {
  const world = createSimulatedWorld();
  const payload = { method: 'bank_account', amount: 2280, description: 'Préstamo', order_id: 'loan-1', ...extra };
  const charge = (await world.asMerchant({ method: 'POST', url: `${merchantUrl}/charges`, payload })).json();
  const { clabe, name }: { clabe: string; name: string } = charge.payment_method;
  const pay = (fields: Record<string, string> = {}) => world.submit('/transferencia/pay', { clabe, ...fields });
  const listed = async () => (await world.asMerchant({ url: `${merchantUrl}/charges?order_id=loan-1` })).json();
  return { ...world, charge, clabe, name, pay, listed };
}

test('each charge has an account of its own, with a right check digit', async () => {
  const { charge, asMerchant } = await worldWithCharge();
  expect(charge).toMatchObject({
    method: 'bank_account',
    status: 'in_progress',
    payment_method: {
      type: 'bank_transfer',
      bank: 'STP',
      clabe: expect.stringMatching(/^646180\d{12}$/),
      name: expect.stringMatching(/^\d{7}$/),
    },
  });
  const payload = { method: 'bank_account', amount: 1, description: 'Otro', order_id: 'loan-2' };
  const other = (await asMerchant({ method: 'POST', url: `${merchantUrl}/charges`, payload })).json();
  expect(other.payment_method.clabe).not.toBe(charge.payment_method.clabe);
});

test('a transfer of the whole amount completes the charge, and a receipt names it', async () => {
  const { app, clabe, charge, pay, pendingEvents } = await worldWithCharge();
  expect((await app.inject(`/transferencia?clabe=${clabe}`)).body).toContain('$2280.00');
  const response = await pay();
  const receipt = await app.inject(String(response.headers.location));
  const key = /MX\d{20}/.exec(receipt.body)?.[0];
  expect(pendingEvents()).toMatchObject([
    {
      type: 'charge.succeeded',
      transaction: {
        id: charge.id,
        order_id: 'loan-1',
        amount: 2280,
        status: 'completed',
        tracking_key: key,
        bank_account: { clabe: ownAccount.clabe, holder_name: ownAccount.name },
        fee: { amount: 8, tax: 1.28 },
      },
    },
  ]);
});

test('two partial transfers from another account are payments of one order', async () => {
  const { pay, listed } = await worldWithCharge();
  await pay({ amount: '100.50', times: '2', from: '032180000118359719', name: 'Beto' });
  expect(await listed()).toMatchObject([
    { amount: 100.5, bank_account: { clabe: '032180000118359719', holder_name: 'Beto' } },
    { amount: 100.5, bank_account: { clabe: '032180000118359719' } },
  ]);
});

test('a transfer with another reference arrives without an order', async () => {
  const { name, pay, listed, pendingEvents, asMerchant } = await worldWithCharge();
  await pay({ reference: '0000000' });
  expect(await listed()).toMatchObject([{ status: 'in_progress' }]);
  const [event] = pendingEvents() as { transaction: { id: string } }[];
  expect(event).toMatchObject({ type: 'spei.received', transaction: { order_id: null, amount: 2280 } });
  const found = await asMerchant({ url: `${merchantUrl}/charges/${event?.transaction.id}` });
  expect(found.json()).toMatchObject({ status: 'completed', order_id: null });
  await pay({ reference: name });
  expect(await listed()).toMatchObject([{ status: 'completed' }]);
});

test('a transfer after the charge ended is returned, unless it left in time', async () => {
  const { app, pay, listed, travel, pendingEvents } = await worldWithCharge({ due_date: '2026-03-03T00:00:00Z' });
  travel(dayMs);
  const response = await pay();
  expect((await app.inject(String(response.headers.location))).body).toContain('Devuelta');
  expect(pendingEvents()).toEqual([]);
  await pay({ late: '1', paidAt: '2026-03-02T13:30' });
  expect(await listed()).toMatchObject([{ status: 'completed', operation_date: '2026-03-02T13:30:00-06:00' }]);
});

test.each([
  [404, { clabe: '646180000000000000' }],
  [404, { clabe: '' }],
  [422, { amount: 'mucho' }],
  [422, { from: '123' }],
  [422, { paidAt: '2026-03-02T12:01' }],
])('the bank app answers %i to %j and moves no money', async (status, fields) => {
  const { pay, pendingEvents } = await worldWithCharge();
  const response = await pay(fields);
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain('role="alert"');
  expect(pendingEvents()).toEqual([]);
});
