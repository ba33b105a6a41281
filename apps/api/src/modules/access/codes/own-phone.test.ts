import {
  createBackOfficeClient,
  getVerificationCode,
  getVerificationDigit,
  loginClient,
  recoverPassword,
  sendSmsCode,
  verifyPhone,
} from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { type Client, expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { codeOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { temporaryPasswordOn } from '../../../../test/people/temporary-password.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { awayFromMidnight } from '../../../../test/server/midnight.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, forgetLimits, setClientStatus, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);

const send = (as: Client, number?: string) =>
  server.call(sendSmsCode, { body: number ? { mobilePhone: { number } } : {} }, as);
const verify = (as: Client, code: string, number?: string) =>
  server.call(verifyPhone, { body: number ? { code, mobilePhone: { number } } : { code } }, as);
const codeFor = async (as: Client) => {
  await expectDone(send(as));
  return codeOnPhone(server, as.who.phone);
};
const storedOf = (as: Client) =>
  server.services.db
    .selectFrom('client')
    .select(['status', 'phone_verified_at'])
    .where('client_id', '=', clientIdOf(as))
    .executeTakeFirstOrThrow();

describe('a code to the own phone or a new one', () => {
  answers(sendSmsCode, async () => send(await register(server)));
  refuses(sendSmsCode, 'already_sent_in_last_minutes', async () => {
    const fresh = await register(server);
    await expectDone(send(fresh));
    return send(fresh);
  });
  refuses(sendSmsCode, 'request_count_by_day_exceed', async () => {
    awayFromMidnight(server);
    const fresh = await register(server);
    for (let count = 0; count < 3; count++) {
      await expectDone(send(fresh));
      server.passSeconds(61);
    }
    return send(fresh);
  });
  refuses(sendSmsCode, 'not_unique', async () => send(await register(server), client.who.phone));
  refuses(sendSmsCode, 'rate_limited', async () => {
    // A client may ask five times an hour whether a number is taken, so that no list of numbers can be checked.
    const fresh = await register(server);
    for (let count = 0; count < 5; count++) await expectDone(send(fresh, testPerson().phone));
    const refused = await send(fresh, client.who.phone);
    await forgetLimits(server);
    return refused;
  });
});

describe('verifying the own phone', () => {
  answers(verifyPhone, async () => {
    const fresh = await register(server);
    await setClientStatus(server, fresh, CLIENT_STATUS.verification);
    const verified = await verify(fresh, await codeFor(fresh), fresh.who.phone);
    expect(await storedOf(fresh)).toEqual({ status: CLIENT_STATUS.active, phone_verified_at: expect.any(Date) });
    return verified;
  });
  refuses(verifyPhone, 'not_found', async () => verify(client, '123', testPerson().phone));
  refuses(verifyPhone, 'code_expired', async () => verify(await register(server), '123'));
  refuses(verifyPhone, 'code_wrong', async () => {
    const fresh = await register(server);
    return verify(fresh, wrongCode(await codeFor(fresh)));
  });
  refuses(verifyPhone, 'rate_limited', async () => {
    const fresh = await register(server);
    const code = await codeFor(fresh);
    await useUpLimit(server, { limit: 'client-code-guesses', who: [clientIdOf(fresh)] });
    const refused = await verify(fresh, wrongCode(code));
    await forgetLimits(server);
    return refused;
  });

  test('registering with a code verifies the phone already', async () => {
    expect(await storedOf(client)).toEqual({ status: CLIENT_STATUS.active, phone_verified_at: expect.any(Date) });
  });

  test('verifying a phone takes no code of another purpose, of another client, or twice', async () => {
    const [one, other] = [await register(server), await register(server)];
    await expectDone(server.call(recoverPassword, { body: { username: one.who.phone } }));
    const ofRecovery = await codeOnPhone(server, one.who.phone);
    expect((await verify(one, ofRecovery)).code).toBe('code_expired');
    const code = await codeFor(one);
    await expectDone(send(other));
    const otherCode = await codeOnPhone(server, other.who.phone);
    if (code !== otherCode) expect((await verify(other, code)).code).toBe('code_wrong');
    expect((await verify(one, code)).status).toBe(200);
    expect((await verify(one, code)).code).toBe('code_expired');
  });

  test('verifying a phone makes no client active whose account is not complete', async () => {
    const who = testPerson();
    const body = {
      mobilePhone: { number: who.phone },
      firstName: 'Ana',
      lastName: 'Robles',
      nationalIdentificator: who.curp,
    };
    await expectDone(server.call(createBackOfficeClient, { body }, { token: await server.operator() }));
    const password = await temporaryPasswordOn(server, who.phone);
    const { Authorization: token } = await expectDone(
      server.call(loginClient, { body: { username: who.phone, password } }),
    );
    await expectDone(verify({ who, token }, await codeFor({ who, token })));
    expect(await storedOf({ who, token })).toEqual({
      status: CLIENT_STATUS.verification,
      phone_verified_at: expect.any(Date),
    });
  });
});

describe('the state of the code', () => {
  answers(getVerificationDigit, async () => {
    const digits = await server.call(getVerificationDigit, NOTHING, client);
    expect(digits.data).toEqual({ digits: 3 });
    return digits;
  });
  answers(getVerificationCode, async () => {
    const fresh = await register(server);
    const state = () => server.call(getVerificationCode, NOTHING, fresh);
    expect((await state()).data).toEqual({ pending: null });
    const code = await codeFor(fresh);
    await verify(fresh, wrongCode(code));
    const pending = await state();
    expect(pending.data.pending).toMatchObject({ purpose: 'phone', triesLeft: 2 });
    expect(Object.keys(pending.data.pending ?? {}).toSorted()).toEqual([
      'expiresAt',
      'purpose',
      'resendAt',
      'sentAt',
      'triesLeft',
    ]);
    await expectDone(verify(fresh, code));
    expect((await state()).data).toEqual({ pending: null });
    return pending;
  });
});
