import {
  createApplication,
  endPromoCode,
  getApplicationOffer,
  getStoredPromotion,
  listPromoCodes,
  verifyPromoCode,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { endPromotion, keepPromotion, promotionMaker, usesOf } from '../../../../test/loans/promotion.ts';
import { application, expectDone, NOTHING, registerWithDetails } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, setApplication } from '../../../../test/server/stored.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { takePromotion } from './use-promotion.ts';

const server = await testServer();
const makePromotion = await promotionMaker(server);
const admin = await staffMember(server, 'product_admin');
const support = await staffMember(server, 'support');
const end = (code: string, by: { readonly token: string } = admin) =>
  server.call(endPromoCode, { params: { code }, body: { note: 'Se usó para fraude' } }, by);

answers(endPromoCode, async () => end(await makePromotion()));
refuses(endPromoCode, 'not_found', () => end('NOBODY-MADE-IT'));
refuses(endPromoCode, 'promotion_over', async () => {
  const code = await makePromotion();
  await end(code);
  return end(code);
});

test('a promotion whose last day is over cannot be ended once more', async () => {
  const code = await makePromotion();
  await endPromotion(server, code);
  expect((await end(code)).code).toBe('promotion_over');
});

test('staff without the permission to make promotions cannot end one', async () => {
  const code = await makePromotion();
  expect((await end(code, support)).status).toBe(403);
  expect((await server.call(verifyPromoCode, { params: { code } })).data.valid).toBe(true);
});

test('an ended promotion shows who ended it and why, and can no longer be used or kept', async () => {
  const code = await makePromotion();
  const keeper = await registerWithDetails(server);
  await keepPromotion(server, code, keeper);
  await expectDone(end(code.toLowerCase()));
  const { data } = await server.call(listPromoCodes, { query: {} }, admin);
  expect(data.find((row) => row.code === code)).toMatchObject({
    state: 'stopped',
    stopped: { byName: admin.name, reason: 'Se usó para fraude', at: expect.any(String) },
  });
  expect((await server.call(verifyPromoCode, { params: { code } })).data).toEqual({
    code,
    valid: false,
    discount: null,
  });
  expect((await server.call(getStoredPromotion, NOTHING, keeper)).data).toEqual({ promotion: null });
  const { now, today } = await server.services.clock.business(server.services.db);
  const taken = await inTransaction(server.services.db, (tx) =>
    takePromotion(tx, { clientId: clientIdOf(keeper), code, today, now }),
  );
  expect([taken, await usesOf(server, code)]).toEqual([false, { uses: 0, clients: 0 }]);
});

test('an application that has the discount keeps it after the promotion is ended', async () => {
  const code = await makePromotion({ discount: { interest: 0.5, serviceFee: 0.5 } });
  const client = await registerWithDetails(server);
  await keepPromotion(server, code, client);
  const { id } = await expectDone(server.call(createApplication, await application(server), client));
  await setApplication(server, { ...client, applicationId: id }, { status: APPLICATION_STATUS.signing });
  const offer = () => expectDone(server.call(getApplicationOffer, { params: { id } }, client));
  const before = await offer();
  await expectDone(end(code));
  expect(before.discount).toEqual({ interest: 0.5, serviceFee: 0.5 });
  expect(await offer()).toEqual(before);
});
