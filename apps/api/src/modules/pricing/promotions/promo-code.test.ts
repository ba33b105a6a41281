import { addDays, addMonthsClamped } from '@lender/calculator';
import { applyPromoCode, getPrivateOffer, getPublicOffer, getStoredPromotion, verifyPromoCode } from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { endPromotion, keepPromotion, promotionMaker, usesOf } from '../../../../test/loans/promotion.ts';
import { NOTHING, register } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { beyondLimit, clientIdOf, forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const makePromotion = await promotionMaker(server);
const client = await register(server);
const live = await makePromotion();
const ended = await makePromotion();
await endPromotion(server, ended);
const usedUp = await makePromotion({ maxUses: 1 });
await server.services.db.updateTable('promo_code').set({ uses: 1 }).where('code', '=', usedUp).execute();

const { today } = await server.services.clock.business(server.services.db);
const first = addDays(today, 20);
const request = {
  amount: centavos(200_000),
  payCycle: 'monthly',
  payDates: [first, addMonthsClamped(first, 1)] as [typeof first, typeof first],
} as const;
const asGuest = (promoName?: string, sequence_type: 'first' | 'repeated' = 'first') =>
  server.call(getPublicOffer, { params: { ...request, sequence_type }, query: { promoName } });
const asClient = (as = client) => server.call(getPrivateOffer, { params: request }, as);
const verify = (code: string) => server.call(verifyPromoCode, { params: { code } });
const apply = (code: string, as = client) => server.call(applyPromoCode, { body: { code } }, as);
describe('checking a code', () => {
  answers(verifyPromoCode, () => verify(live));
  refuses(verifyPromoCode, 'rate_limited', () =>
    beyondLimit(server, { limit: 'promotion-guesses', act: () => verify(live) }),
  );

  test('a valid code shows its discount, in whichever case it is typed', async () => {
    const { data } = await verify(live.toLowerCase());
    expect(data).toEqual({ code: live, valid: true, discount: { interest: 0.3, serviceFee: 0.3 } });
  });

  test('a check gives the same answer for unknown, ended and used-up codes', async () => {
    for (const code of ['NOBODY-MADE-IT', ended, usedUp])
      expect((await verify(code)).data).toEqual({ code, valid: false, discount: null });
  });

  test('a check is refused when all visitors together have guessed too often', async () => {
    const act = () => verify(live);
    const limited = await beyondLimit(server, { limit: 'promotion-guesses-of-everybody', act });
    expect(limited).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  test('the limit counts wrong codes only, and allows thirty of fifty at once', async () => {
    await forgetLimits(server);
    for (let count = 0; count < 40; count++) expect((await verify(live)).data.valid).toBe(true);
    const guessed = await Promise.all(Array.from({ length: 50 }, (_, index) => verify(`GUESS-${index}`)));
    expect(guessed.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(guessed.filter(({ code }) => code === 'rate_limited')).toHaveLength(20);
    await forgetLimits(server);
  });
});

describe('keeping a promotion', () => {
  answers(applyPromoCode, () => apply(live));
  refuses(applyPromoCode, 'promo_code_invalid', () => apply('NOBODY-MADE-IT'));
  refuses(applyPromoCode, 'promo_code_used', async () => {
    const code = await makePromotion();
    const use = { client_id: clientIdOf(client), code, used_at: new Date() };
    await server.services.db.insertInto('promo_use').values(use).execute();
    return apply(code.toLowerCase());
  });
  refuses(applyPromoCode, 'rate_limited', () =>
    beyondLimit(server, {
      limit: 'promotion-applications',
      who: [clientIdOf(client)],
      act: () => apply(live),
    }),
  );

  test('a client gets the same refusal for unknown, ended and used-up codes', async () => {
    const refused = await Promise.all(['NOBODY-MADE-IT', ended, usedUp].map((code) => apply(code)));
    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(refused[0]).toMatchObject({ status: 422, code: 'promo_code_invalid' });
  });

  test('a new promotion replaces the one that was kept, and no use is counted however often it is sent', async () => {
    const fresh = await register(server);
    const better = await makePromotion({ discount: { interest: 1, serviceFee: 1 } });
    await keepPromotion(server, live, fresh);
    const results = await Promise.all(Array.from({ length: 10 }, () => apply(better, fresh)));
    expect(results.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await asClient(fresh)).data.discount).toEqual({ interest: 1, serviceFee: 1 });
    expect(await usesOf(server, better)).toEqual({ uses: 0, clients: 0 });
  });

  test('a request to keep a promotion accepts nothing but a code', async () => {
    for (const body of [{ code: live, maxUses: 9 }, { code: [live] }, { code: "x' or 1=1 --" }, { code: '' }])
      expect((await server.send(applyPromoCode, body, client)).status).toBe(422);
  });
});

describe('an offer', () => {
  test('an offer with an invalid code has the plain price', async () => {
    const { body: plain } = await asGuest();
    for (const code of ['NOBODY-MADE-IT', ended, usedUp]) expect((await asGuest(code)).body).toEqual(plain);
  });

  test('an offer to a guest over the limit for codes has the plain price, without a message about it', async () => {
    const { body: plain } = await asGuest();
    const giveBack = await useUpLimit(server, { limit: 'promotion-guesses' });
    const limited = await asGuest(live);
    await giveBack();
    expect(limited).toMatchObject({ status: 200, body: plain });
  });

  test('an offer has the better of two discounts, never both', async () => {
    const small = await makePromotion({ discount: { interest: 0.1, serviceFee: 0.1 } });
    expect((await asGuest(live)).data.discount).toEqual({ interest: 0.3, serviceFee: 0.3 });
    expect((await asGuest(small)).data.discount).toEqual({ interest: 0.2, serviceFee: 0.2 });
    expect((await asGuest(small, 'repeated')).data.discount).toEqual({ interest: 0.1, serviceFee: 0.1 });
    expect((await asGuest(undefined, 'repeated')).data.discount).toEqual({ interest: 0, serviceFee: 0 });
  });

  test('an offer is the same for a guest with a code and for the client who keeps it', async () => {
    const fresh = await register(server);
    await keepPromotion(server, live, fresh);
    expect((await asClient(fresh)).body).toEqual((await asGuest(live)).body);
  });

  test('an offer goes back to the plain price when the promotion that was kept ends', async () => {
    const fresh = await register(server);
    const code = await makePromotion();
    await keepPromotion(server, code, fresh);
    await endPromotion(server, code);
    expect((await asClient(fresh)).body).toEqual((await asGuest()).body);
  });
});

describe('the promotion that a client keeps', () => {
  const stored = (as: { token: string }) => server.call(getStoredPromotion, NOTHING, as);
  answers(getStoredPromotion, () => stored(client));

  test('a promotion that a client keeps is shown until it ends', async () => {
    const keeper = await register(server);
    expect((await stored(keeper)).data).toEqual({ promotion: null });
    const code = await makePromotion();
    await apply(code, keeper);
    expect((await stored(keeper)).data).toEqual({ promotion: { code, discount: { interest: 0.3, serviceFee: 0.3 } } });
    await endPromotion(server, code);
    expect((await stored(keeper)).data).toEqual({ promotion: null });
  });
});
