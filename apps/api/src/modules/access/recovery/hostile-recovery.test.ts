import { loginClient, recoverPassword, sendPublicSmsCodeForPurpose } from '@lender/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { statementsOf } from '../../../../test/database/statements.ts';
import { type Client, expectDone, register } from '../../../../test/people/journey.ts';
import { plantClient } from '../../../../test/people/planted.ts';
import { codeInMailbox, mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, codesOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import type { Called } from '../../../../test/server/call.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';
import { visitorFrom } from '../../../../test/server/visitor.ts';
import { withoutMoments } from '../../../../test/server/without-moments.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { claimIdentity } from '../../clients/index.ts';

const server = await testServer();
const NEW_PASSWORD = 'otra frase larga y nueva';
const STRANGERS = ['203.0.113.9', '198.51.100.7', '2001:db8:1:2::7'];

const ask = (username: string, from?: string, at = server) =>
  at.call(recoverPassword, { body: { username } }, from ? visitorFrom(at, from) : {});
const askBySms = (number: string, from?: string, at = server) =>
  at.call(
    sendPublicSmsCodeForPurpose,
    { params: { suffix: 'recovery' }, body: { mobilePhone: { number } } },
    from ? visitorFrom(at, from) : {},
  );
const recover = (username: string, [code, emailCode]: readonly [string, string], from?: string) =>
  server.call(
    recoverPassword,
    { body: { username, recovery: { code, emailCode, password: NEW_PASSWORD } } },
    from ? visitorFrom(server, from) : {},
  );
const codesOf = async ({ who }: Client) =>
  [await codeOnPhone(server, who.phone), await codeInMailbox(server, who.email)] as const;
const login = ({ who }: Client, password: string) =>
  server.call(loginClient, { body: { username: who.email, password } });

beforeEach(() => forgetLimits(server));

describe('whether a phone and an e-mail belong together', () => {
  const reported = ({ status, headers, body }: Called<typeof sendPublicSmsCodeForPurpose>) => ({
    status,
    names: [...headers.keys()],
    retryAfter: headers.get('retry-after'),
    fields: Object.keys((body as { data: object }).data),
  });

  test('neither the answers nor the database statements show whether a phone and an e-mail belong together', async () => {
    // No workers: their database statements are not part of the answer.
    const quiet = await testServer({ ROLE: 'http' });
    const { services } = quiet;
    const [one, other] = [testPerson(), testPerson()];
    for (const { email, phone } of [one, other]) {
      const { clientId } = await plantClient(quiet);
      await inTransaction(services.db, async (tx) => {
        await claimIdentity(tx, { kind: 'email', value: email, clientId }, services);
        await claimIdentity(tx, { kind: 'phone', value: phone, clientId }, services);
      });
    }
    await expectDone(ask(one.email, STRANGERS[0], quiet));
    const received: ReturnType<typeof reported>[] = [];
    const asked = [];
    for (const { phone } of [one, other, testPerson()]) {
      const askOne = async () => received.push(reported(await askBySms(phone, STRANGERS[0], quiet)));
      asked.push(await statementsOf(askOne, quiet.services.db));
    }
    expect(received).toEqual(Array(3).fill(received[0]));
    expect(received[0]).toMatchObject({ status: 200, retryAfter: null });
    expect(asked).toEqual(Array(3).fill(asked[0]));
  });

  test('a pair is not revealed in the other order, nor by asking again, nor over the limit', async () => {
    const [one, other] = [await register(server), await register(server)];
    await askBySms(one.who.phone, STRANGERS[0]);
    for (let time = 0; time < 7; time++) {
      const [together, apart, noAccount] = [one.who.email, other.who.email, testPerson().email];
      const answers = [await ask(together, STRANGERS[0]), await ask(apart, STRANGERS[0])];
      if (time === 0) answers.push(await ask(noAccount, STRANGERS[0]));
      for (const { status, body } of answers)
        expect([status, withoutMoments(body)]).toEqual([answers[0]?.status, withoutMoments(answers[0]?.body)]);
      expect(answers[0]?.status).toBe(time < 5 ? 200 : 429);
    }
  });
});

describe('a stranger who knows a name', () => {
  test('a stranger who knows a name uses up nothing of the owner’s, however often and from wherever', async () => {
    const client = await register(server);
    for (const stranger of STRANGERS)
      for (let count = 0; count < 4; count++) {
        await ask(client.who.email, stranger);
        await askBySms(client.who.phone, stranger);
        server.passSeconds(61);
      }
    await server.services.jobs.drained();
    const before = (await codesOnPhone(server, client.who.phone)).length;
    await expectDone(ask(client.who.email));
    await server.services.jobs.drained();
    expect(await codesOnPhone(server, client.who.phone)).toHaveLength(before + 1);
  });

  test('a stranger neither replaces the owner’s codes nor uses up their tries', async () => {
    const client = await register(server);
    await expectDone(ask(client.who.email));
    const [code, emailCode] = await codesOf(client);
    await Promise.all(STRANGERS.map((stranger) => ask(client.who.email, stranger)));
    const wrong = [wrongCode(code), wrongCode(emailCode)] as const;
    for (const stranger of STRANGERS)
      await Promise.all(Array.from({ length: 5 }, () => recover(client.who.email, wrong, stranger)));
    expect((await recover(client.who.email, [code, emailCode])).status).toBe(200);
    expect((await login(client, NEW_PASSWORD)).status).toBe(200);
  });

  test('a stranger recovers nothing with the codes that the owner asked for elsewhere', async () => {
    const client = await register(server);
    await expectDone(ask(client.who.email));
    const codes = await codesOf(client);
    expect((await recover(client.who.email, codes, STRANGERS[0])).code).toBe('code_wrong');
  });

  test('a phone gets at most twelve recovery messages in a day, from wherever they are asked for', async () => {
    const client = await register(server);
    for (let count = 0; count < 20; count++) await ask(client.who.email, `203.0.113.${count}`);
    await server.services.jobs.drained();
    // One code registered the client.
    expect(await codesOnPhone(server, client.who.phone)).toHaveLength(13);
    expect(await mailsTo(server, client.who.email)).toHaveLength(12);
  });
});

test('requests for a thousand accounts that do not exist use up nothing of existing ones', async () => {
  const client = await register(server);
  await useUpLimit(server, { limit: 'visitor-codes', who: ['sms', 'recovery', 'nobody'] });
  await useUpLimit(server, { limit: 'visitor-codes', who: ['email', 'recovery', 'nobody'] });
  expect((await ask(testPerson().email, STRANGERS[0])).status).toBe(200);
  await expectDone(ask(client.who.email, STRANGERS[0]));
  await codesOf(client);
});

test('when messages are limited, a client who signed in from the same source before still gets theirs', async () => {
  const client = await register(server);
  await useUpLimit(server, { limit: 'visitor-codes', who: ['sms', 'recovery', 'stranger'] });
  await useUpLimit(server, { limit: 'visitor-codes', who: ['email', 'recovery', 'stranger'] });
  expect((await ask(client.who.email, STRANGERS[0])).status).toBe(200);
  await server.services.jobs.drained();
  expect(await mailsTo(server, client.who.email)).toEqual([]);
  await expectDone(ask(client.who.email));
  const codes = await codesOf(client);
  expect((await recover(client.who.email, codes)).status).toBe(200);
});

test('the right codes, sent ten times at once, recover once', async () => {
  const client = await register(server);
  await expectDone(ask(client.who.email));
  const codes = await codesOf(client);
  const tries = await Promise.all(Array.from({ length: 10 }, () => recover(client.who.email, codes)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.filter(({ status }) => status >= 500)).toEqual([]);
});

test('eight accounts that recover three times at once keep no client from signing in', async () => {
  const clients = await Promise.all(Array.from({ length: 8 }, () => register(server)));
  const neighbour = await register(server);
  const attacks = [];
  for (const client of clients) {
    await expectDone(ask(client.who.email));
    const [code, emailCode] = await codesOf(client);
    attacks.push(() => recover(client.who.email, [code, wrongCode(emailCode)]));
  }
  const all = attacks.flatMap((attack) => [attack, attack, attack]);
  const recovering = Promise.all(all.map((attack) => attack()));
  const signedIn = await login(neighbour, neighbour.who.password);
  expect(signedIn.status).toBe(200);
  // A request that waits in vain for a connection is answered 500.
  expect((await recovering).map(({ code }) => code)).toEqual(Array(24).fill('code_wrong'));
});
