import { addDays } from '@lender/calculator';
import { createPromoCode } from '@lender/contract';
import { expect, test } from 'vitest';
import { answers, refuses } from '../../../../test/claims.ts';
import { promotion, usesOf } from '../../../../test/promotion.ts';
import { testServer } from '../../../../test/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };
const { today } = await server.services.clock.business(server.services.db);
const make = async (changes: Parameters<typeof promotion>[1] = {}) =>
  server.call(createPromoCode, { body: await promotion(server, changes) }, staff);

answers(createPromoCode, () => make());
refuses(createPromoCode, 'not_unique', async () => {
  await make({ code: 'verano' });
  return make({ code: 'VERANO' });
});
refuses(createPromoCode, 'invalid_input', () => make({ validUntil: addDays(today, -1) }));

test('a code is kept in capitals, unused', async () => {
  const { data } = await make({ code: 'otono-26' });
  expect(data).toMatchObject({ code: 'OTONO-26', maxUses: 100, uses: 0 });
  expect(await usesOf(server, 'OTONO-26')).toEqual({ uses: 0, clients: 0 });
});

test.each([
  ['that takes nothing off', { interest: 0, serviceFee: 0 }],
  ['that would be rounded', { interest: 0.33333, serviceFee: 0 }],
  ['that would be rounded away', { interest: 0, serviceFee: 1e-7 }],
])('a discount %s is refused', async (_, discount) => {
  expect(await make({ discount })).toMatchObject({ status: 422, code: 'invalid_input' });
});

test.each([
  ['a discount beyond everything', { discount: { interest: 1.01, serviceFee: 0 } }],
  ['a discount below nothing', { discount: { interest: -0.1, serviceFee: 0 } }],
  ['no uses', { maxUses: 0 }],
  ['half a use', { maxUses: 1.5 }],
  ['uses as text', { maxUses: '1' }],
  ['uses that are counted already', { uses: 5 }],
  ['a code with spaces', { code: 'dos palabras' }],
  ['a code of one letter', { code: 'A' }],
  ['a code of 65 letters', { code: 'A'.repeat(65) }],
])('%s is refused', async (_, changes) => {
  const body = { ...(await promotion(server)), ...changes };
  expect(await server.send(createPromoCode, body, staff)).toMatchObject({ status: 422, code: 'invalid_input' });
});

test('twenty at once with one code make one promotion', async () => {
  const body = await promotion(server);
  const made = await Promise.all(Array.from({ length: 20 }, () => server.call(createPromoCode, { body }, staff)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(made.filter(({ code }) => code === 'not_unique')).toHaveLength(19);
});
