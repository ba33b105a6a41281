import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../../test/simulated-world.ts';
import { basicAuth } from '../../basic-auth.ts';
import { tokenLifeMs } from './tokenizer.ts';

const good = {
  card_number: '4111111111111111',
  holder_name: 'Juan Tapia Trejo',
  expiration_year: '28',
  expiration_month: '12',
};
type CardFields = Partial<Record<keyof typeof good | 'cvv2', string>>;
const asPage = (key: string) => ({ authorization: basicAuth({ user: key, password: '' }), origin: 'http://site.test' });
const token = (card: CardFields, { key = 'pk_of1page', world = createSimulatedWorld() } = {}) =>
  world.app.inject({
    method: 'POST',
    url: `${merchantUrl}/tokens`,
    headers: asPage(key),
    payload: { ...good, ...card },
  });

test('the tokenizer returns a token for a card, and shows its first and last digits only', async () => {
  const answer = await token({});
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    id: expect.stringMatching(/^k[0-9a-z]{19}$/),
    card: { card_number: '411111XXXXXX1111', holder_name: 'Juan Tapia Trejo', brand: 'visa' },
  });
  expect(answer.body).not.toContain(good.card_number);
});

test.each([
  ['5555555555554444', 'mastercard'],
  ['5062280000000002', 'carnet'],
])('the card %s is a %s', async (card_number, brand) => {
  expect((await token({ card_number })).json().card.brand).toBe(brand);
});

test.each([
  ['a wrong check digit', { card_number: '4111111111111112' }, 422, 2004],
  ['an expired card', { expiration_year: '26', expiration_month: '02' }, 400, 2005],
  ['a declined card', { card_number: '4222222222222220' }, 402, 3001],
  ['a card that its bank says is expired', { card_number: '4000000000000069' }, 402, 3002],
  ['a stolen card', { card_number: '4000000000000119' }, 402, 3004],
  ['no month', { expiration_month: '13' }, 400, 1001],
  ['letters', { card_number: '411111111111111x' }, 400, 1001],
])('the tokenizer refuses %s', async (_, card, status, code) => {
  const answer = await token(card);
  expect([answer.statusCode, answer.json().error_code]).toEqual([status, code]);
});

test('the tokenizer accepts a card in the month in which it expires', async () => {
  expect((await token({ expiration_year: '26', expiration_month: '03' })).statusCode).toBe(201);
});

test('a page of any origin may ask for a token with a public key, and with nothing else', async () => {
  const world = createSimulatedWorld();
  const leave = await world.app.inject({ method: 'OPTIONS', url: `${merchantUrl}/tokens`, headers: asPage('') });
  expect(leave.statusCode).toBe(204);
  const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'POST' };
  expect(leave.headers).toMatchObject(allowed);
  expect(leave.headers['access-control-allow-headers']).toContain('authorization');
  expect((await token({ cvv2: '123' }, { world })).headers).toMatchObject(allowed);
  const refused = await token({}, { world, key: 'sk_of1page' });
  expect([refused.json().error_code, refused.headers['access-control-allow-origin']]).toEqual([1002, '*']);
  const charge = { method: 'POST', url: `${merchantUrl}/charges`, headers: asPage('pk_of1page') } as const;
  expect((await world.app.inject(charge)).json().error_code).toBe(1002);
});

test('a token is read by its own merchant, without the code on the back, until it expires', async () => {
  const world = createSimulatedWorld();
  const made = await token({ cvv2: '987' }, { world });
  expect(made.body).not.toContain('987');
  const read = (url = merchantUrl) => world.asMerchant({ url: `${url}/tokens/${made.json().id}` });
  expect((await read()).json()).toEqual(made.json());
  expect((await read('/openpay/v1/another')).json().error_code).toBe(1005);
  world.travel(tokenLifeMs - 1);
  expect((await read()).statusCode).toBe(200);
  world.travel(1);
  expect((await read()).json().error_code).toBe(1005);
});
