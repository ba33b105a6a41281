import { addDays } from '@lender/calculator';
import { addDebitCreditCard, advanceSandboxClock } from '@lender/contract';
import { centavos } from '@lender/money';
import { expect, test, vi } from 'vitest';
import { answers, refuses } from '../../../../test/claims.ts';
import { expectDone, register } from '../../../../test/journey.ts';
import { testServer } from '../../../../test/server.ts';
import { clientIdOf, useUpLimit } from '../../../../test/stored.ts';
import { keptCard } from './kept-card.ts';

const server = await testServer();
const { db, openPay, vault } = server.services;
const client = await register(server);
const stranger = await register(server);

const CARD = '5555 5555 5555 4444';
const OTHER_CARD = '4111111111111111';
const save = (cardNumber: string, as = client, expiration = { month: 12, year: 2090 }) =>
  server.call(addDebitCreditCard, { body: { cardNumber, holderName: 'Ana Robles', expiration } }, as);
const cardOf = (as: { token: string }) =>
  db.selectFrom('payment_card').selectAll().where('client_id', '=', clientIdOf(as)).executeTakeFirst();
const owners = (digits: string) =>
  db
    .selectFrom('identity_claim')
    .select('client_id')
    .where('kind', '=', 'card')
    .where('keyed_hash', '=', vault.searchHash('card', digits))
    .execute();
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { violations: { propertyPath: string }[] }).violations.map(({ propertyPath }) => propertyPath);

answers(addDebitCreditCard, () => save(CARD));
refuses(addDebitCreditCard, 'card_invalid', () => save('5555555555554445'));
refuses(addDebitCreditCard, 'card_taken', async () => {
  await expectDone(save(CARD));
  return save(CARD, stranger);
});
refuses(addDebitCreditCard, 'provider_unavailable', async () => {
  vi.spyOn(openPay, 'tokenizeCard').mockRejectedValueOnce(new Error('no answer'));
  const fresh = await register(server);
  const refused = await save('4012888888881881', fresh);
  expect([await cardOf(fresh), await owners('4012888888881881')]).toEqual([undefined, []]);
  expect(refused.headers.get('retry-after')).toBe('5');
  return refused;
});
refuses(addDebitCreditCard, 'rate_limited', async () => {
  const busy = await register(server);
  await useUpLimit(server, { limit: 'cards', who: [clientIdOf(busy)] });
  return save(OTHER_CARD, busy);
});

test('answers with its brand and last digits, in the words of the specification when it is refused', async () => {
  expect((await save(CARD)).data).toEqual({ brand: 'mastercard', lastFour: '4444' });
  expect(await save(CARD, stranger)).toMatchObject({ body: { message: 'Card already registered to someone else!' } });
  expect(await save('5555555555554445')).toMatchObject({ body: { message: 'Disbursement number is not valid.' } });
});

test('blames the number or the month', async () => {
  expect(fieldsOf(await save('4222222222222'))).toEqual(['children[cardNumber].data']);
  expect(fieldsOf(await save(CARD, client, { month: 1, year: 2020 }))).toEqual(['children[expiration].data']);
  expect(fieldsOf(await save(CARD, stranger))).toEqual(['children[cardNumber].data']);
});

test.each(['4222222222222220', '4000000000000069', '4000000000000119'])(
  'is refused when its bank says no, and stays nobody’s: %s',
  async (number) => {
    const fresh = await register(server);
    expect(await save(number, fresh)).toMatchObject({ status: 422, code: 'card_invalid' });
    expect([await cardOf(fresh), await owners(number)]).toEqual([undefined, []]);
  },
);

test('gives its place to another card, and is free again', async () => {
  const [first, second] = [await register(server), await register(server)];
  await expectDone(save('5105105105105100', first));
  await expectDone(save('4012888888881881', first));
  await expectDone(save('5105105105105100', second));
  expect((await cardOf(first))?.last_four).toBe('1881');
});

test('belongs to one client when six save it at once', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => register(server)));
  const results = await Promise.all(clients.map((one) => save(OTHER_CARD, one)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  expect(await owners(OTHER_CARD)).toHaveLength(1);
  const kept = await db.selectFrom('payment_card').select('client_id').where('last_four', '=', '1111').execute();
  expect(kept).toEqual(await owners(OTHER_CARD));
});

test('is kept by the provider, under names of which nobody learns the number', async () => {
  await expectDone(save(CARD));
  const row = await cardOf(client);
  expect(JSON.stringify(row)).not.toContain('5555555555554444');
  const card = await keptCard(db, clientIdOf(client));
  expect(card).toMatchObject({ lastFour: '4444' });
  if (!card) throw new Error('no card');
  const order = { orderId: crypto.randomUUID(), amountCentavos: centavos(100), description: 'Pago', card };
  expect(await openPay.chargeCard(order)).toMatchObject({ ok: true, value: { status: 'completed' } });
});

test('of before, of which there is a token only, cannot be charged', async () => {
  const one = await register(server);
  const clientId = clientIdOf(one);
  const card = { client_id: clientId, token_sealed: Buffer.alloc(1), brand: 'visa', last_four: '1111' };
  await db
    .insertInto('payment_card')
    .values({ ...card, updated_at: new Date() })
    .execute();
  expect(await keptCard(db, clientId)).toBeUndefined();
  await expectDone(save('4012000033330026', one));
  expect(await keptCard(db, clientId)).toMatchObject({ lastFour: '0026' });
});

test('expires by the business clock', async () => {
  const { today } = await server.services.clock.business(db);
  const expiration = { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) };
  const one = await register(server);
  expect((await save('4917610000000000', one, expiration)).status).toBe(200);
  const body = { businessDate: addDays(today, 40) };
  await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
  expect((await save('4917610000000000', one, expiration)).code).toBe('card_invalid');
});
