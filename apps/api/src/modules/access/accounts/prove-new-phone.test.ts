import { createClient, proveNewPhone, sendSmsCodePublic } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone, register, registration } from '../../../../test/people/journey.ts';
import { codeOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { type TestPerson, testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);

const askCode = async (phone: string) => {
  server.passSeconds(61);
  await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: phone } } }));
  return codeOnPhone(server, phone);
};
const prove = (phone: string, code: string) =>
  server.call(proveNewPhone, { body: { mobilePhone: { number: phone }, code } });
const openAccount = (who: TestPerson, code: string) => server.call(createClient, registration(who, code));

describe('proving a phone before there is an account', () => {
  answers(proveNewPhone, async () => {
    const { phone } = testPerson();
    const proven = await prove(phone, await askCode(phone));
    expect(proven.data).toEqual({ hasAccount: false });
    return proven;
  });
  refuses(proveNewPhone, 'code_expired', () => prove(testPerson().phone, '123'));
  refuses(proveNewPhone, 'code_wrong', async () => {
    const { phone } = testPerson();
    return prove(phone, wrongCode(await askCode(phone)));
  });
  refuses(proveNewPhone, 'rate_limited', async () => {
    const { phone } = testPerson();
    const code = await askCode(phone);
    await useUpLimit(server, { limit: 'visitor-code-guesses' });
    const refused = await prove(phone, code);
    await forgetLimits(server);
    return refused;
  });

  test('proving a phone leaves the code valid for opening the account, however often it is asked', async () => {
    const who = testPerson();
    const code = await askCode(who.phone);
    for (let time = 0; time < 5; time++) expect((await prove(who.phone, code)).status).toBe(200);
    expect((await openAccount(who, code)).status).toBe(201);
    expect((await prove(who.phone, code)).code).toBe('code_expired');
  });

  test('the existence of an account is shown only to the holder of its phone', async () => {
    const { phone } = client.who;
    const code = await askCode(phone);
    const stranger = await prove(phone, wrongCode(code));
    const noAccount = testPerson().phone;
    const beside = await prove(noAccount, wrongCode(await askCode(noAccount)));
    expect([stranger.code, beside.code]).toEqual(['code_wrong', 'code_wrong']);
    expect((await prove(phone, code)).data).toEqual({ hasAccount: true });
  });

  test('proving a phone gives no more guesses than opening the account does', async () => {
    const who = testPerson();
    const code = await askCode(who.phone);
    for (let guess = 0; guess < 3; guess++) expect((await prove(who.phone, wrongCode(code))).status).toBe(422);
    expect((await prove(who.phone, code)).code).toBe('code_expired');
    expect((await openAccount(who, code)).code).toBe('code_expired');
  });
});
