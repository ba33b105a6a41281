import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../../test/simulated-world.ts';

const good = {
  card_number: '4111111111111111',
  holder_name: 'Juan Tapia Trejo',
  expiration_year: '28',
  expiration_month: '12',
};
const token = (card: Partial<Record<keyof typeof good, string>>) =>
  createSimulatedWorld().asMerchant({ method: 'POST', url: `${merchantUrl}/tokens`, payload: { ...good, ...card } });

test('names a card by a token, and shows its first and last digits only', async () => {
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
])('card %s is a %s', async (card_number, brand) => {
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
])('refuses %s', async (_, card, status, code) => {
  const answer = await token(card);
  expect([answer.statusCode, answer.json().error_code]).toEqual([status, code]);
});

test('takes a card in the month in which it expires', async () => {
  expect((await token({ expiration_year: '26', expiration_month: '03' })).statusCode).toBe(201);
});
