import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../../test/simulated-world.ts';
import { passTime } from '../pass-time.ts';

const dayMs = 86_400_000;

/** Creates a customer who keeps a card of that number. */
async function worldWithCard(card_number = '4111111111111111') {
  const world = createSimulatedWorld();
  const post = (path: string, payload: object) =>
    world.asMerchant({ method: 'POST', url: `${merchantUrl}/${path}`, payload });
  const tokenize = async () => {
    const holder = { holder_name: 'Ana', expiration_year: '28', expiration_month: '12' };
    return (await post('tokens', { card_number, ...holder })).json().id;
  };
  const ana = { external_id: 'client-1', name: 'Ana', email: 'ana@example.com' };
  const customer = (await post('customers', ana)).json();
  const token = await tokenize();
  const card = (await post(`customers/${customer.id}/cards`, { token_id: token, device_session_id: 'device1' })).json();
  const order = { method: 'card', source_id: card.id, amount: 700, description: 'Pago', order_id: 'o1' };
  const charge = (change: object = {}) => post(`customers/${customer.id}/charges`, { ...order, ...change });
  return { ...world, post, tokenize, ana, customer, token, card, charge };
}

test('a token is used once, and a card is kept once for a customer', async () => {
  const { post, tokenize, ana, customer, token, card, asMerchant } = await worldWithCard();
  const cards = `customers/${customer.id}/cards`;
  expect((await post(cards, { token_id: token })).json()).toMatchObject({ error_code: 1005 });
  expect((await post(cards, { token_id: await tokenize() })).json()).toMatchObject({ error_code: 2002 });
  expect((await asMerchant({ url: `${merchantUrl}/${cards}` })).json()).toMatchObject([
    { id: card.id, card_number: '411111XXXXXX1111', expiration_year: '28', expiration_month: '12' },
  ]);
  expect((await post('customers', ana)).json()).toMatchObject({ error_code: 2003 });
  const found = await asMerchant({ url: `${merchantUrl}/customers?external_id=client-1` });
  expect(found.json()).toMatchObject([{ id: customer.id }]);
});

test('a charge is paid at once, and once for an order', async () => {
  const { charge, pendingEvents } = await worldWithCard();
  expect((await charge()).json()).toMatchObject({
    method: 'card',
    status: 'completed',
    amount: 700,
    fee: { amount: 22.8, tax: 3.648 },
  });
  expect((await charge()).json()).toMatchObject({ error_code: 1006 });
  expect((await charge({ source_id: 'k0', order_id: 'o2' })).json()).toMatchObject({ error_code: 1005 });
  expect(pendingEvents()).toMatchObject([{ type: 'charge.succeeded' }]);
});

test.each([
  ['4444444444444448', 3003],
  ['4000000000000341', 3001],
])('the card %s is kept, and its charges fail with %i', async (number, error_code) => {
  const { charge, pendingEvents, asMerchant } = await worldWithCard(number);
  const refused = await charge();
  expect([refused.statusCode, refused.json().error_code]).toEqual([402, error_code]);
  expect(pendingEvents()).toMatchObject([{ type: 'charge.failed', transaction: { status: 'failed' } }]);
  const listed = (await asMerchant({ url: `${merchantUrl}/charges?order_id=o1` })).json();
  expect(listed).toMatchObject([{ status: 'failed', error_message: expect.any(String) }]);
});

test('a cardholder objects 20 days later, and the bank decides once', async () => {
  const { charge, travel, services, asMerchant, submit, pendingEvents } = await worldWithCard('4000000000000259');
  const { id } = (await charge()).json();
  const status = async () => (await asMerchant({ url: `${merchantUrl}/charges/${id}` })).json().status;
  travel(20 * dayMs - 1);
  await passTime(services);
  expect(await status()).toBe('completed');
  travel(1);
  await passTime(services);
  await passTime(services);
  expect(await status()).toBe('chargeback_pending');
  expect((await submit(`/cargos/${id}/accept`, {})).statusCode).toBe(303);
  expect((await submit(`/cargos/${id}/reject`, {})).statusCode).toBe(409);
  expect(await status()).toBe('chargeback_accepted');
  const types = (pendingEvents() as { type: string }[]).map(({ type }) => type);
  expect(types).toEqual(['charge.succeeded', 'chargeback.created', 'chargeback.accepted']);
});

test('a card payment is refunded once, in full or in part; a store payment never', async () => {
  const { charge, post, pendingEvents } = await worldWithCard();
  const first = (await charge()).json();
  const refund = async (id: string, amount: number) => (await post(`charges/${id}/refund`, { amount })).json();
  expect(await refund(first.id, 700.01)).toMatchObject({ error_code: 1003 });
  expect(await refund(first.id, 700)).toMatchObject({ status: 'refunded', refund: { amount: 700 } });
  expect(await refund(first.id, 700)).toMatchObject({ error_code: 3006 });
  const second = (await charge({ order_id: 'o2' })).json();
  expect(await refund(second.id, 50)).toMatchObject({ status: 'completed', refund: { amount: 50 } });
  const store = (await post('charges', { method: 'store', amount: 1, description: 'x' })).json();
  expect(await refund(store.id, 1)).toMatchObject({ error_code: 3006 });
  const refunds = (pendingEvents() as { type: string }[]).filter(({ type }) => type === 'charge.refunded');
  expect(refunds).toHaveLength(2);
});
