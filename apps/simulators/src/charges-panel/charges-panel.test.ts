import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../test/simulated-world.ts';
import { passTime } from '../openpay/pass-time.ts';

const dayMs = 86_400_000;

async function worldWithCharge(extra: object = {}) {
  const world = createSimulatedWorld();
  const payload = { method: 'store', amount: 500, description: 'Préstamo', order_id: 'o1', ...extra };
  const charge = (await world.asMerchant({ method: 'POST', url: `${merchantUrl}/charges`, payload })).json();
  const read = async () => (await world.asMerchant({ url: `${merchantUrl}/charges/${charge.id}` })).json();
  const act = async (action: string) => (await world.submit(`/cargos/${charge.id}/${action}`, {})).statusCode;
  const pay = async (fields: Record<string, string> = {}) =>
    (await world.submit('/tienda/pay', { reference: charge.payment_method.reference, ...fields })).statusCode;
  return { ...world, charge, read, act, pay };
}

test('the panel shows charges with the actions they allow, and no other', async () => {
  const { app, charge, act } = await worldWithCharge();
  const { body } = await app.inject('/cargos');
  expect(body).toContain(`/cargos/${charge.id}/cancel`);
  expect(body).not.toContain(`/cargos/${charge.id}/reverse`);
  expect(await act('reverse')).toBe(409);
  expect(await act('object')).toBe(409);
  expect(await act('refuse')).toBe(404);
});

test('a cancelled reference is refused at the counter, unless the store took the money before', async () => {
  const { act, pay, read, pendingEvents } = await worldWithCharge();
  expect(await act('cancel')).toBe(303);
  expect(await pay()).toBe(409);
  expect(pendingEvents()).toMatchObject([{ type: 'charge.cancelled' }]);
  expect(await pay({ late: '1' })).toBe(303);
  expect(await read()).toMatchObject({ status: 'completed', error_message: null });
});

test('a reference that is not paid ends with its day', async () => {
  const { pay, read, travel, services, pendingEvents } = await worldWithCharge({ due_date: '2026-03-03T00:00:00Z' });
  await passTime(services);
  expect(await read()).toMatchObject({ status: 'in_progress' });
  travel(dayMs);
  await passTime(services);
  await passTime(services);
  expect(await read()).toMatchObject({ status: 'cancelled', error_message: 'Vencido' });
  expect(pendingEvents()).toMatchObject([{ type: 'charge.cancelled' }]);
  expect(await pay()).toBe(409);
});

test('a payment that is reversed is cancelled, and the next one is a payment of its own', async () => {
  const { act, pay, read, pendingEvents, charge, asMerchant } = await worldWithCharge();
  await pay();
  expect(await act('reverse')).toBe(303);
  expect(await act('reverse')).toBe(409);
  expect(await read()).toMatchObject({ status: 'cancelled', error_message: 'Revertido', amount: 500 });
  expect(pendingEvents()).toMatchObject([
    { type: 'charge.succeeded' },
    { type: 'charge.cancelled', transaction: { id: charge.id } },
  ]);
  await pay({ late: '1' });
  expect((await asMerchant({ url: `${merchantUrl}/charges?order_id=o1` })).json()).toMatchObject([
    { status: 'completed' },
    { id: charge.id, status: 'cancelled' },
  ]);
});

test.each([
  ['2026-03-01T09:15', '2026-03-01T09:15:00-06:00'],
  ['2026-03-01T15:15:00Z', '2026-03-01T09:15:00-06:00'],
])('a payment counts from the moment at which the payer paid: %s', async (paidAt, operation_date) => {
  const { pay, read } = await worldWithCharge();
  expect(await pay({ paidAt })).toBe(303);
  expect(await read()).toMatchObject({ operation_date });
});

test('a payment in the future is refused', async () => {
  const { pay } = await worldWithCharge();
  expect(await pay({ paidAt: '2026-03-02T12:01' })).toBe(422);
  expect(await pay({ paidAt: 'ayer' })).toBe(422);
});
