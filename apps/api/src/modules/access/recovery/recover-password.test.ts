import { getClient, loginClient, recoverPassword } from '@lender/contract';
import { describe, expect, test, vi } from 'vitest';
import { statementsOf } from '../../../../test/database/statements.ts';
import { type Client, expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { plantClient } from '../../../../test/people/planted.ts';
import { codeInMailbox, mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, codesOnPhone, textsOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits } from '../../../../test/server/stored.ts';
import { withoutMoments } from '../../../../test/server/without-moments.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { claimIdentity } from '../../clients/index.ts';

const server = await testServer();
const NEW_PASSWORD = 'otra frase larga y nueva';

const ask = (username: string, headers: Record<string, string> = {}) =>
  server.call(recoverPassword, { body: { username } }, { headers });
const recover = (username: string, code: string, emailCode: string, password = NEW_PASSWORD) =>
  server.call(recoverPassword, { body: { username, recovery: { code, emailCode, password } } });
const codesFor = async ({ who }: Client) => {
  await expectDone(ask(who.email));
  return { code: await codeOnPhone(server, who.phone), emailCode: await codeInMailbox(server, who.email) };
};
const loginStatus = async (username: string, password: string) =>
  (await server.call(loginClient, { body: { username, password } })).status;

describe('recovering a password', () => {
  answers(recoverPassword, async () => {
    const client = await register(server);
    const { code, emailCode } = await codesFor(client);
    const done = await recover(client.who.email, code, emailCode);
    expect(await loginStatus(client.who.email, NEW_PASSWORD)).toBe(200);
    expect(await loginStatus(client.who.email, client.who.password)).toBe(422);
    // Every earlier session is over, and the owner is notified in both ways.
    expect((await server.call(getClient, NOTHING, client)).status).toBe(401);
    await server.services.jobs.drained();
    expect((await textsOnPhone(server, client.who.phone))[0]).toContain('cambió');
    expect((await mailsTo(server, client.who.email))[0]?.subject).toContain('cambió');
    return done;
  });

  refuses(recoverPassword, 'code_wrong', async () => {
    const client = await register(server);
    const { code, emailCode } = await codesFor(client);
    const { email } = client.who;
    const refused = [
      await recover(email, wrongCode(code), emailCode),
      await recover(email, code, wrongCode(emailCode)),
      await recover(testPerson().email, code, emailCode),
    ];
    // No answer says which code was wrong or how many guesses are left.
    for (const { body } of refused) expect(body).toEqual(refused[0]?.body);
    expect(JSON.stringify(refused[0]?.body)).not.toContain('triesLeft');
    expect(await loginStatus(email, client.who.password)).toBe(200);
    return recover(email, wrongCode(code), wrongCode(emailCode));
  });
  refuses(recoverPassword, 'password_too_weak', async () => {
    const client = await register(server);
    const { code, emailCode } = await codesFor(client);
    // That a password contains the account's other name is shown only to a person with both codes.
    expect((await recover(client.who.email, wrongCode(code), emailCode, client.who.phone)).code).toBe('code_wrong');
    expect((await recover(client.who.email, code, emailCode, client.who.phone)).code).toBe('password_too_weak');
    return recover(client.who.email, code, emailCode, 'password');
  });
  refuses(recoverPassword, 'rate_limited', async () => {
    const { email } = testPerson();
    for (let count = 0; count < 5; count++) expect((await ask(email)).status).toBe(200);
    const refused = await ask(email);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Another client behind the same address still recovers.
    expect((await ask(testPerson().email)).status).toBe(200);
    await forgetLimits(server);
    return refused;
  });

  test('the answer says how long the codes are and when others may be asked for, to any caller', async () => {
    const { email } = (await register(server)).who;
    const [known, unknown] = [await expectDone(ask(email)), await expectDone(ask(testPerson().email))];
    expect(known.sent).toMatchObject({ sms: { digits: 3 }, email: { digits: 6 } });
    const { sms } = known.sent ?? {};
    expect(Date.parse(sms?.expiresAt ?? '') - Date.parse(sms?.resendAt ?? '')).toBe(9 * 60_000);
    expect(withoutMoments(unknown)).toEqual(withoutMoments(known));
  });

  test('recovering needs both codes, each once, of this purpose', async () => {
    const client = await register(server);
    const { code, emailCode } = await codesFor(client);
    expect((await recover(client.who.email, code, emailCode)).status).toBe(200);
    expect((await recover(client.who.email, code, emailCode)).code).toBe('code_wrong');
    await forgetLimits(server);
  });

  test('recovering takes three guesses out of two hundred at once, and then refuses the right codes too', async () => {
    const client = await register(server);
    const { code, emailCode } = await codesFor(client);
    const guesses = Array.from({ length: 200 }, () => recover(client.who.email, wrongCode(code), wrongCode(emailCode)));
    const refused = await Promise.all(guesses);
    expect(refused.filter(({ status }) => status === 500 || status === 200)).toEqual([]);
    // A machine under heavy load refuses some of them; their tries are still available, and no more.
    expect(refused.filter(({ status }) => status === 429 || status === 503).length).toBeGreaterThanOrEqual(185);
    await forgetLimits(server);
    for (let again = 0; again < 3; again++) await recover(client.who.email, wrongCode(code), wrongCode(emailCode));
    await forgetLimits(server);
    const { tries } = await server.services.db
      .selectFrom('one_time_code')
      .select((eb) => eb.fn.max('tries').as('tries'))
      .where('purpose', '=', 'recovery')
      .executeTakeFirstOrThrow();
    expect(tries).toBe(3);
    expect((await recover(client.who.email, code, emailCode)).code).toBe('code_wrong');
  });
});

describe('asking to recover', () => {
  test('asking to recover has the same answer with and without an account, however often, and writes to the owner only', async () => {
    const client = await register(server);
    const stranger = testPerson();
    for (let time = 0; time < 2; time++)
      for (const name of ['email', 'phone'] as const) {
        const [known, unknown] = [await ask(client.who[name]), await ask(stranger[name])];
        expect([known.status, withoutMoments(known.body)]).toEqual([unknown.status, withoutMoments(unknown.body)]);
        expect(Object.keys(Object.fromEntries(known.headers))).toEqual(
          Object.keys(Object.fromEntries(unknown.headers)),
        );
      }
    await server.services.jobs.drained();
    expect(await mailsTo(server, stranger.email)).toEqual([]);
    expect(await textsOnPhone(server, stranger.phone)).toEqual([]);
    // One code registered the client; each requested name has its own.
    expect(await codesOnPhone(server, client.who.phone)).toHaveLength(3);
    expect(await mailsTo(server, client.who.email)).toHaveLength(2);
    await forgetLimits(server);
  });

  test('asking to recover runs the same database statements with and without an account, so that both take as long', async () => {
    // No workers: their database statements are not part of the answer.
    const quiet = await testServer({ ROLE: 'http' });
    const { services } = quiet;
    const [{ clientId }, { email }] = [await plantClient(quiet), testPerson()];
    await inTransaction(services.db, (tx) => claimIdentity(tx, { kind: 'email', value: email, clientId }, services));
    const opened = vi.spyOn(services.vault, 'openText');
    const asked = (username: string) =>
      statementsOf(() => expectDone(quiet.call(recoverPassword, { body: { username } })), services.db);
    const known = await asked(email);
    expect(known.length).toBeGreaterThan(4);
    expect(await asked(testPerson().email)).toEqual(known);
    expect(opened).toHaveBeenCalledTimes(2);
    opened.mockRestore();
  });

  test('a recovery message never repeats an address from a header', async () => {
    const client = await register(server);
    const poison = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    };
    const answer = await ask(client.who.email, poison);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain('evil');
    await codeInMailbox(server, client.who.email);
    const written = JSON.stringify([
      await mailsTo(server, client.who.email),
      await textsOnPhone(server, client.who.phone),
    ]);
    expect(written).not.toContain('evil');
    expect(written).not.toMatch(/https?:|www\./);
  });
});
