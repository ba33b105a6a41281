import {
  changeEmail,
  changePassword,
  changePhone,
  checkClientKey,
  getClient,
  loginClient,
  refreshClientToken,
  sendEmailCode,
  sendSmsCode,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { applyToSigning, type Client, expectDone, NOTHING, register } from '../../../test/people/journey.ts';
import { proveEmail } from '../../../test/people/proven-email.ts';
import { codeInMailbox, mailsTo } from '../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, textsOnPhone, wrongCode } from '../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../test/people/test-person.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, forgetLimits, useUpLimit } from '../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);
const NEW_PASSWORD = 'otra frase larga y nueva';

const login = (username: string, password: string) => server.call(loginClient, { body: { username, password } });
const isTaken = async (key: 'email' | 'phone', value: string) =>
  (await server.call(checkClientKey, { params: { key, value } })).data.taken;

describe('changing the password', () => {
  const change = (as: Client, oldPassword: string, newPassword = NEW_PASSWORD) =>
    server.call(changePassword, { body: { oldPassword, newPassword } }, as);

  answers(changePassword, async () => {
    const fresh = await register(server);
    const elsewhere = (await login(fresh.who.email, fresh.who.password)).data.Authorization;
    const changed = await change(fresh, fresh.who.password);
    const statuses = [fresh.token, elsewhere].map(
      async (token) => (await server.call(getClient, NOTHING, { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401]);
    expect((await server.call(refreshClientToken, NOTHING, { token: elsewhere })).status).toBe(401);
    expect((await login(fresh.who.email, fresh.who.password)).code).toBe('credentials_wrong');
    expect((await login(fresh.who.email, NEW_PASSWORD)).status).toBe(200);
    await server.services.jobs.drained();
    expect((await mailsTo(server, fresh.who.email))[0]?.subject).toContain('cambió');
    return changed;
  });
  refuses(changePassword, 'incorrect_old_password', async () => {
    // The old password is checked first: callers without it learn nothing of the new one.
    const wrong = 'no es la de antes';
    expect((await change(client, wrong, wrong)).code).toBe('incorrect_old_password');
    expect((await change(client, wrong, 'x')).code).toBe('incorrect_old_password');
    return change(client, wrong);
  });
  refuses(changePassword, 'password_not_unique', () => change(client, client.who.password, client.who.password));
  refuses(changePassword, 'password_too_weak', async () => {
    expect((await change(client, client.who.password, client.who.email)).code).toBe('password_too_weak');
    return change(client, client.who.password, 'password');
  });
  refuses(changePassword, 'rate_limited', async () => {
    const fresh = await register(server);
    const guesses = await Promise.all(Array.from({ length: 30 }, () => change(fresh, 'no es la de antes')));
    expect(guesses.filter(({ code }) => code === 'incorrect_old_password')).toHaveLength(10);
    const refused = await change(fresh, fresh.who.password);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await forgetLimits(server);
    return refused;
  });
});

describe('changing the phone', () => {
  const change = (as: Client, number: string, code: string) =>
    server.call(changePhone, { body: { mobilePhone: { number }, code } }, as);
  const codeTo = async (as: Client, number: string) => {
    await expectDone(server.call(sendSmsCode, { body: { mobilePhone: { number } } }, as));
    return codeOnPhone(server, number);
  };

  answers(changePhone, async () => {
    const fresh = await register(server);
    const { phone } = testPerson();
    const changed = await change(fresh, phone, await codeTo(fresh, phone));
    expect(changed.data.info.mobilePhone.number).toBe(phone);
    // The old number stays reserved, so that the change can be undone.
    expect([await isTaken('phone', phone), await isTaken('phone', fresh.who.phone)]).toEqual([true, true]);
    expect((await login(phone, fresh.who.password)).status).toBe(200);
    expect((await login(fresh.who.phone, fresh.who.password)).code).toBe('credentials_wrong');
    await server.services.jobs.drained();
    expect((await textsOnPhone(server, fresh.who.phone))[0]).toContain(phone.slice(-4));
    const { phone_last_four } = await server.services.db
      .selectFrom('client')
      .select('phone_last_four')
      .where('client_id', '=', clientIdOf(fresh))
      .executeTakeFirstOrThrow();
    expect(phone_last_four).toBe(phone.slice(-4));
    return changed;
  });
  refuses(changePhone, 'unchanged', () => change(client, client.who.phone, '123'));
  refuses(changePhone, 'code_expired', () => change(client, testPerson().phone, '123'));
  refuses(changePhone, 'code_wrong', async () => {
    const { phone } = testPerson();
    return change(client, phone, wrongCode(await codeTo(client, phone)));
  });
  refuses(changePhone, 'not_unique', async () => {
    const [fresh, rival] = [await register(server), testPerson()];
    const code = await codeTo(fresh, rival.phone);
    await register(server, rival);
    return change(fresh, rival.phone, code);
  });
  refuses(changePhone, 'illegal_transition', async () => {
    const applicant = await applyToSigning(server);
    const { phone } = testPerson();
    return change(applicant, phone, await codeTo(applicant, phone));
  });
  refuses(changePhone, 'rate_limited', async () => {
    const [fresh, { phone }] = [await register(server), testPerson()];
    const code = await codeTo(fresh, phone);
    await useUpLimit(server, { limit: 'client-code-guesses', who: [clientIdOf(fresh)] });
    const refused = await change(fresh, phone, wrongCode(code));
    await forgetLimits(server);
    return refused;
  });

  test('a change of the phone refuses a code that another client requested', async () => {
    const [fresh, { phone }] = [await register(server), testPerson()];
    const code = await codeTo(fresh, phone);
    expect((await change(client, phone, code)).code).toBe('code_wrong');
    expect((await change(fresh, phone, code)).status).toBe(200);
  });

  test('a phone number is given to one client when two claim it at once', async () => {
    const [fresh, { phone }] = [await register(server), testPerson()];
    const code = await codeTo(fresh, phone);
    const results = await Promise.all(Array.from({ length: 8 }, () => change(fresh, phone, code)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('changing the e-mail', () => {
  const change = (as: Client, email: string, code: string) => server.call(changeEmail, { body: { email, code } }, as);
  const codeTo = async (email: string) => {
    await expectDone(server.call(sendEmailCode, { body: { email } }));
    return codeInMailbox(server, email);
  };

  answers(changeEmail, async () => {
    const fresh = await register(server);
    const { email } = testPerson();
    const changed = await change(fresh, email.toUpperCase(), await codeTo(email));
    expect(changed.data.email).toBe(email);
    expect([await isTaken('email', email), await isTaken('email', fresh.who.email)]).toEqual([true, true]);
    expect((await login(email, fresh.who.password)).status).toBe(200);
    await server.services.jobs.drained();
    const reported = (await mailsTo(server, fresh.who.email))[0];
    expect(reported?.subject).toContain('Cambió el correo');
    // The new address is private, even from the old mailbox.
    expect(JSON.stringify(reported)).not.toContain(email);
    return changed;
  });
  refuses(changeEmail, 'unchanged', async () => {
    await proveEmail(server, client);
    return change(client, client.who.email.toUpperCase(), '123456');
  });
  refuses(changeEmail, 'code_expired', () => change(client, testPerson().email, '123456'));
  refuses(changeEmail, 'code_wrong', async () => {
    const { email } = testPerson();
    return change(client, email, wrongCode(await codeTo(email)));
  });
  refuses(changeEmail, 'not_unique', async () => {
    server.passSeconds(61);
    const fresh = await register(server);
    return change(fresh, client.who.email, await codeTo(client.who.email));
  });
  refuses(changeEmail, 'rate_limited', async () => {
    const { email } = testPerson();
    const code = await codeTo(email);
    await useUpLimit(server, { limit: 'client-code-guesses', who: [clientIdOf(client)] });
    const refused = await change(client, email, wrongCode(code));
    await forgetLimits(server);
    return refused;
  });
});
