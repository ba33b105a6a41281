import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../../test/simulated-world.ts';

const order = { method: 'store', amount: 4788.8, description: 'Pago de préstamo', order_id: 'loan-1' };
const post = (payload: object) => ({ method: 'POST', url: `${merchantUrl}/charges`, payload }) as const;

test('a store charge is answered as OpenPay does', async () => {
  const { asMerchant } = createSimulatedWorld();
  const response = await asMerchant(post({ ...order, due_date: '2026-04-01T23:59:59-06:00' }));
  expect(response.statusCode).toBe(200);
  const charge = response.json();
  expect(charge).toEqual({
    id: expect.stringMatching(/^tr[a-z0-9]{18}$/),
    authorization: null,
    operation_type: 'in',
    method: 'store',
    transaction_type: 'charge',
    status: 'in_progress',
    conciliated: false,
    creation_date: '2026-03-02T12:00:00-06:00',
    operation_date: '2026-03-02T12:00:00-06:00',
    description: 'Pago de préstamo',
    error_message: null,
    order_id: 'loan-1',
    due_date: '2026-04-01T23:59:59-06:00',
    amount: 4788.8,
    currency: 'MXN',
    fee: null,
    payment_method: {
      type: 'store',
      reference: expect.stringMatching(/^1010101\d{9}$/),
      barcode_url: expect.stringMatching(/^http:\/\/localhost:80\/openpay\/barcode\/\d{16}\?/),
    },
  });
});

test('one order makes one charge, which is found by its id and by its order', async () => {
  const { asMerchant } = createSimulatedWorld();
  const charge = (await asMerchant(post(order))).json();
  const again = await asMerchant(post(order));
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ category: 'request', error_code: 1006, http_code: 409 });
  expect((await asMerchant({ url: `${merchantUrl}/charges/${charge.id}` })).json()).toEqual(charge);
  expect((await asMerchant({ url: `${merchantUrl}/charges?order_id=loan-1` })).json()).toEqual([charge]);
  expect((await asMerchant({ url: `${merchantUrl}/charges?order_id=loan-2` })).json()).toEqual([]);
});

test('charges without an order are always different charges', async () => {
  const { asMerchant } = createSimulatedWorld();
  const { order_id: _, ...anonymous } = order;
  const first = (await asMerchant(post(anonymous))).json();
  const second = (await asMerchant(post(anonymous))).json();
  expect(first.order_id).toBeNull();
  expect(second.payment_method.reference).not.toBe(first.payment_method.reference);
});

test('a merchant sees only its own charges', async () => {
  const { asMerchant } = createSimulatedWorld();
  const { id } = (await asMerchant(post(order))).json();
  const other = await asMerchant({ url: `/openpay/v1/other/charges/${id}` });
  expect(other.statusCode).toBe(404);
  expect(other.json()).toMatchObject({ error_code: 1005 });
  expect((await asMerchant({ url: '/openpay/v1/other/charges' })).json()).toEqual([]);
});

test.each([
  ['amount', { amount: 10.005 }],
  ['amount', { amount: '10' }],
  ['amount', { amount: 0 }],
  ['method', { method: 'card' }],
  ['description', { description: '' }],
  ['due_date', { due_date: 'mañana' }],
  ['due_date', { due_date: '2026-04-01T00:00:00' }],
  ['currency', { currency: 'USD' }],
])('an error names a wrong %s', async (field, changed) => {
  const { asMerchant } = createSimulatedWorld();
  const response = await asMerchant(post({ ...order, ...changed }));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error_code: 1001, description: expect.stringContaining(field) });
});

test('a caller without a key, and a body that is not JSON, are refused', async () => {
  const { app, asMerchant } = createSimulatedWorld();
  const stranger = await app.inject(post(order));
  expect(stranger.statusCode).toBe(401);
  expect(stranger.json()).toMatchObject({ error_code: 1002, http_code: 401, request_id: expect.any(String) });
  const text = await asMerchant({ method: 'POST', url: `${merchantUrl}/charges`, payload: 'hola' });
  expect(text.statusCode).toBe(400);
  expect(text.json()).toMatchObject({ error_code: 1001 });
});

test('ten charges of an order are listed, newest first, unless more or the next ones are asked for', async () => {
  const { asMerchant, submit } = createSimulatedWorld();
  const { reference } = (await asMerchant(post(order))).json().payment_method;
  for (let payment = 0; payment < 6; payment++) await submit('/tienda/pay', { reference, times: '2' });
  const list = async (rest = '') => (await asMerchant({ url: `${merchantUrl}/charges?order_id=loan-1${rest}` })).json();
  const all: { id: string }[] = await list('&limit=100');
  expect(all).toHaveLength(12);
  expect(await list()).toEqual(all.slice(0, 10));
  expect(await list('&limit=5&offset=10')).toEqual(all.slice(10));
  expect((await asMerchant({ url: `${merchantUrl}/charges?limit=0` })).json()).toMatchObject({ error_code: 1001 });
});
