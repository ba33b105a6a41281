import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../test/simulated-world.ts';

const dayMs = 86_400_000;

async function worldWithCharge(extra: object = {}) {
  const world = createSimulatedWorld();
  const payload = { method: 'store', amount: 4788.8, description: 'Préstamo <7>', order_id: 'loan-1', ...extra };
  const charge = (await world.asMerchant({ method: 'POST', url: `${merchantUrl}/charges`, payload })).json();
  const reference: string = charge.payment_method.reference;
  return { ...world, charge, reference };
}

test('the counter shows the amount due, in whatever way the reference is typed', async () => {
  const { app, reference } = await worldWithCharge();
  const typed = `${reference.slice(0, 4)} ${reference.slice(4, 8)}-${reference.slice(8)}`;
  const response = await app.inject(`/tienda?reference=${encodeURIComponent(typed)}`);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('$4788.80');
  expect(response.body).toContain('Préstamo &lt;7&gt;');
});

test('the counter takes the whole amount, issues a ticket and notifies the merchant', async () => {
  const { app, asMerchant, charge, pendingEvents, reference, submit, travel } = await worldWithCharge();
  travel(3 * dayMs);
  const response = await submit('/tienda/pay', { reference });
  expect(response.statusCode).toBe(303);
  const ticket = await app.inject(String(response.headers.location));
  expect(ticket.body).toContain('$4788.80');
  expect(ticket.body).toContain('05.03.2026 12:00');
  const paid = (await asMerchant({ url: `${merchantUrl}/charges/${charge.id}` })).json();
  expect(paid).toMatchObject({
    id: charge.id,
    status: 'completed',
    amount: 4788.8,
    creation_date: '2026-03-02T12:00:00-06:00',
    operation_date: '2026-03-05T12:00:00-06:00',
    authorization: expect.stringMatching(/^\d{6}$/),
  });
  expect(pendingEvents()).toEqual([{ type: 'charge.succeeded', event_date: paid.operation_date, transaction: paid }]);
});

test('the counter takes another amount', async () => {
  const { pendingEvents, reference, submit } = await worldWithCharge();
  await submit('/tienda/pay', { reference, amount: '350.5' });
  expect(pendingEvents()).toMatchObject([{ transaction: { amount: 350.5, status: 'completed' } }]);
});

test('paying twice makes two transactions of one order and reference', async () => {
  const { app, asMerchant, charge, pendingEvents, reference, submit } = await worldWithCharge();
  const response = await submit('/tienda/pay', { reference, times: '2' });
  const ticket = await app.inject(String(response.headers.location));
  expect(ticket.body.match(/\$4788\.80/g)).toHaveLength(2);
  const newestFirst = (await asMerchant({ url: `${merchantUrl}/charges?order_id=loan-1` })).json();
  const listed = newestFirst.toReversed();
  expect(listed).toMatchObject([
    { id: charge.id, order_id: 'loan-1', status: 'completed', payment_method: { reference } },
    {
      id: expect.not.stringMatching(charge.id),
      order_id: 'loan-1',
      status: 'completed',
      payment_method: { reference },
    },
  ]);
  expect(pendingEvents()).toMatchObject(listed.map((transaction: object) => ({ transaction })));
});

test('a reference that was paid in part still asks for the whole amount', async () => {
  const { app, pendingEvents, reference, submit } = await worldWithCharge();
  await submit('/tienda/pay', { reference, amount: '100' });
  expect((await app.inject(`/tienda?reference=${reference}`)).body).toContain('$4788.80');
  await submit('/tienda/pay', { reference });
  expect(pendingEvents()).toMatchObject([{ transaction: { amount: 100 } }, { transaction: { amount: 4788.8 } }]);
});

test('the counter keeps the reference after a wrong amount', async () => {
  const { reference, submit } = await worldWithCharge();
  const response = await submit('/tienda/pay', { reference, amount: 'mucho' });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain(`value="${reference}"`);
  expect(response.body).toContain('$4788.80');
});

test('the counter takes no money after the due date', async () => {
  const { pendingEvents, reference, submit, travel } = await worldWithCharge({ due_date: '2026-03-03T00:00:00Z' });
  travel(dayMs);
  const response = await submit('/tienda/pay', { reference });
  expect(response.statusCode).toBe(409);
  expect(response.body).toContain('venció');
  expect(pendingEvents()).toEqual([]);
});

test.each([
  [404, { reference: '1010101000000000' }],
  [404, { reference: 'hola' }],
  [404, {}],
  [422, { amount: '-5' }],
  [422, { times: '3' }],
])('the counter answers %i to %j and takes no money', async (status, fields) => {
  const { pendingEvents, reference, submit } = await worldWithCharge();
  const response = await submit(
    '/tienda/pay',
    'amount' in fields || 'times' in fields ? { reference, ...fields } : { ...fields },
  );
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain('role="alert"');
  expect(pendingEvents()).toEqual([]);
});

test('an unpaid charge has no ticket', async () => {
  const { app, charge } = await worldWithCharge();
  expect((await app.inject(`/tienda/ticket/${charge.id}`)).statusCode).toBe(404);
});
