import { Writable } from 'node:stream';
import { addDays } from '@lender/calculator';
import { addDebitCreditCard, advanceSandboxClock } from '@lender/contract';
import { centavos } from '@lender/money';
import { fail } from '@lender/result';
import { describe, expect, test, vi } from 'vitest';
import { dumpOf } from '../../../../test/database/dump-of.ts';
import { type CardOnForm, cardToken } from '../../../../test/people/card-token.ts';
import { borrow, expectDone, register } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, useUpLimit } from '../../../../test/server/stored.ts';
import { keptCard } from './kept-card.ts';

const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});
const server = await testServer({ LOG_LEVEL: 'debug' }, { logTo });
const { db, openPay } = server.services;
const client = await register(server);
const stranger = await register(server);

const CARD = '5555555555554444';
const OTHER_CARD = '4111111111111111';
/** A number that belongs to no card in the tests: wherever it appears, a request body was leaked. */
const CANARY = '4539148803436467';

const saveToken = (tokenId: string, as = client) => server.call(addDebitCreditCard, { body: { tokenId } }, as);
const save = async (number: string, as = client, card: CardOnForm = {}) =>
  saveToken(await cardToken(server, number, card), as);
const cardOf = (as: { token: string }) =>
  db.selectFrom('payment_card').selectAll().where('client_id', '=', clientIdOf(as)).executeTakeFirst();
const claims = (...as: readonly { token: string }[]) =>
  db
    .selectFrom('identity_claim')
    .select('client_id')
    .where('kind', '=', 'card')
    .where('client_id', 'in', as.map(clientIdOf))
    .execute();
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { violations: { propertyPath: string }[] }).violations.map(({ propertyPath }) => propertyPath);

answers(addDebitCreditCard, () => save(CARD));
refuses(addDebitCreditCard, 'card_invalid', () => saveToken('kunknown'));
refuses(addDebitCreditCard, 'card_taken', async () => {
  await expectDone(save(CARD));
  return save(CARD, stranger);
});
refuses(addDebitCreditCard, 'provider_unavailable', async () => {
  const fresh = await register(server);
  const tokenId = await cardToken(server, '4012888888881881');
  vi.spyOn(openPay, 'readToken').mockRejectedValueOnce(new Error('no answer'));
  const refused = await saveToken(tokenId, fresh);
  expect([await cardOf(fresh), await claims(fresh)]).toEqual([undefined, []]);
  expect(refused.headers.get('retry-after')).toBe('5');
  return refused;
});
refuses(addDebitCreditCard, 'rate_limited', async () => {
  const busy = await register(server);
  await useUpLimit(server, { limit: 'cards', who: [clientIdOf(busy)] });
  return save(OTHER_CARD, busy);
});

test('a saved card is answered with its brand and last digits, and a refused one in the words of the specification', async () => {
  expect((await save(CARD)).data).toEqual({ brand: 'mastercard', lastFour: '4444' });
  const refused = [await save(CARD, stranger), await saveToken('kunknown')];
  expect(refused.map(({ body }) => (body as { message: string }).message)).toEqual([
    'Card already registered to someone else!',
    'Disbursement number is not valid.',
  ]);
  expect(refused.map(fieldsOf)).toEqual([['children[tokenId].data'], ['children[tokenId].data']]);
});

test('a card is recognised however its holder writes the name, and a stranger’s card with the same digits is not', async () => {
  const [first, second] = [await register(server), await register(server)];
  const holderName = 'Íñigo Peña';
  await expectDone(save('4000056655665556', first, { holderName }));
  expect((await save('4000056655665556', second, { holderName: 'PENA INIGO' })).code).toBe('card_taken');
  // The six digits in between differ, and so does the name; what the provider shows is the same.
  expect((await save('4000050000045556', second, { holderName: 'Eva Luna' })).status).toBe(200);
  expect((await save('4000056655665556', first, { holderName })).status).toBe(200);
});

test('a card needs a token that is unused, fresh and of our own merchant', async () => {
  const [one, other] = [await register(server), await register(server)];
  const used = await cardToken(server, '4242424242424242');
  await expectDone(saveToken(used, one));
  for (const as of [one, other]) expect((await saveToken(used, as)).code).toBe('card_invalid');
  expect((await save('4000000000000077', other, { merchantId: 'another' })).code).toBe('card_invalid');
  expect([await cardOf(other), await claims(other)]).toEqual([undefined, []]);
});

test('a card that the provider finally declines to store is stored nowhere', async () => {
  const fresh = await register(server);
  vi.spyOn(openPay, 'keepCard').mockResolvedValueOnce(fail({ code: 3001, description: 'The card was declined' }));
  expect(await save('4012888888881881', fresh)).toMatchObject({ status: 422, code: 'card_invalid' });
  expect([await cardOf(fresh), await claims(fresh)]).toEqual([undefined, []]);
});

test('a card that is replaced by another one is free again', async () => {
  const [first, second] = [await register(server), await register(server)];
  await expectDone(save('5105105105105100', first));
  await expectDone(save('4012888888881881', first));
  await expectDone(save('5105105105105100', second));
  expect((await cardOf(first))?.last_four).toBe('1881');
});

test('a card stays its owner’s once they borrowed, whatever card they have now', async () => {
  const borrower = await borrow(server);
  await expectDone(save('6011111111111117', borrower));
  await expectDone(save('6011000990139424', borrower));
  expect((await cardOf(borrower))?.last_four).toBe('9424');
  expect(await save('6011111111111117', await register(server))).toMatchObject({ status: 422, code: 'card_taken' });
  await expectDone(save('6011111111111117', borrower));
});

test('a card belongs to one client when six save it at once', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => register(server)));
  const results = await Promise.all(clients.map((one) => save(OTHER_CARD, one)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  const owners = await claims(...clients);
  expect(owners).toHaveLength(1);
  const kept = await db.selectFrom('payment_card').select('client_id').where('last_four', '=', '1111').execute();
  expect(kept).toEqual(owners);
});

test('a card is stored once when its token is sent twice at once', async () => {
  const one = await register(server);
  const tokenId = await cardToken(server, '2223003122003222');
  const results = await Promise.all([saveToken(tokenId, one), saveToken(tokenId, one)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await claims(one)).toHaveLength(1);
  expect((await cardOf(one))?.last_four).toBe('3222');
});

test('a card is stored by the provider, under ids that do not reveal the number', async () => {
  await expectDone(save(CARD));
  const card = await keptCard(db, clientIdOf(client));
  expect(card).toMatchObject({ lastFour: '4444' });
  if (!card) throw new Error('no card');
  const order = { orderId: crypto.randomUUID(), amountCentavos: centavos(100), description: 'Pago', card };
  expect(await openPay.chargeCard(order)).toMatchObject({ ok: true, value: { status: 'completed' } });
});

test('an older card, of which only a token is stored, cannot be charged', async () => {
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

describe('a card number that is sent to us directly', () => {
  const bodies: readonly (readonly [string, unknown])[] = [
    ['as it was sent before', { cardNumber: CANARY, holderName: 'Ana Robles', expiration: { month: 12, year: 2090 } }],
    ['beside a token', { tokenId: 'kunknown', cardNumber: CANARY }],
    ['as the token', { tokenId: CANARY }],
    ['within a token', { tokenId: `k${CANARY}z` }],
    ['as the device', { tokenId: 'kunknown', deviceSessionId: CANARY }],
    ['as the name of a field', { tokenId: 'kunknown', [CANARY]: 1 }],
    ['as a number', Number(CANARY)],
  ];
  test.each(bodies)('a card number is refused %s', async (_, body) => {
    const readToken = vi.spyOn(openPay, 'readToken');
    expect(await server.send(addDebitCreditCard, body, client)).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(readToken).not.toHaveBeenCalled();
    readToken.mockRestore();
  });

  test('a card number is in no table, in no line of the log and in no report of an error', async () => {
    await server.services.jobs.drained();
    const reports = await fetch(`${server.simulators.url}/errores/events.json`).then((answer) => answer.text());
    for (const text of [await dumpOf(ownerOf(server)), lines.join(''), reports]) expect(text).not.toContain(CANARY);
    expect(lines.length).toBeGreaterThan(0);
  });
});

test('a card expires by the business clock', async () => {
  const { today } = await server.services.clock.business(db);
  const expiration = { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) };
  const one = await register(server);
  expect((await save('4917610000000000', one, expiration)).status).toBe(200);
  const expiring = await openPay.readToken(await cardToken(server, '4917610000000000', expiration));
  const body = { businessDate: addDays(today, 40) };
  await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
  const tokenId = await cardToken(server, '4917610000000000');
  vi.spyOn(openPay, 'readToken').mockResolvedValueOnce(expiring);
  expect((await saveToken(tokenId, one)).code).toBe('card_invalid');
});
