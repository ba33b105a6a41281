import { loginClient, loginUser } from '@lender/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../../../test/people/journey.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits } from '../../../../test/server/stored.ts';
import { OPERATOR } from '../../../../test/server/test-env.ts';
import { visitorFrom } from '../../../../test/server/visitor.ts';

const server = await testServer();
const client = await register(server);
const HOUR = 3_600;

const asClient = (password: string, from?: string) =>
  server.call(loginClient, { body: { username: client.who.email, password } }, from ? visitorFrom(server, from) : {});
const asStaff = (password: string, from?: string) =>
  server.call(loginUser, { body: { ...OPERATOR, password } }, from ? visitorFrom(server, from) : {});
const count = (answers: readonly { code: string | undefined }[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

beforeEach(() => forgetLimits(server));

describe.each([
  ['a client', asClient, client.who.password],
  ['a member of staff', asStaff, OPERATOR.password],
] as const)('the password of %s', (_, login, password) => {
  const WRONG = 'no es esta frase';

  test('the password of an account is guessed no faster from many addresses of one network', async () => {
    const answers = [];
    for (let host = 1; host <= 60; host++) answers.push(await login(WRONG, `2001:db8:1:2::${host.toString(16)}`));
    expect(count(answers, 'credentials_wrong')).toBe(10);
    expect((await login(password, '2001:db8:1:2:ffff::1')).code).toBe('rate_limited');
  });

  test('the password of an account is guessed at most thirty times in an hour from sixty networks, twenty at once', async () => {
    const answers = [];
    for (let first = 0; first < 60; first += 20) {
      const networks = Array.from({ length: 20 }, (_, nth) => (first + nth).toString(16));
      answers.push(...(await Promise.all(networks.map((network) => login(WRONG, `2001:db8:${network}::1`)))));
    }
    expect(count(answers, 'credentials_wrong')).toBe(30);
    expect(count(answers, 'rate_limited')).toBe(30);
    // Even the right one from one more network is not compared.
    const refused = await login(password, '198.51.100.1');
    expect(refused.code).toBe('rate_limited');
    server.passSeconds(Number(refused.headers.get('retry-after')));
    expect((await login(password, '198.51.100.1')).status).toBe(200);
  });

  test('an owner can still sign in from a source known before, whatever strangers do', async () => {
    expect((await login(password)).status).toBe(200);
    for (let network = 1; network <= 40; network++) await login(WRONG, `203.0.113.${network}`);
    expect((await login(password, '198.51.100.2')).code).toBe('rate_limited');
    expect((await login(password)).status).toBe(200);
  });
});

test('an IPv4 address written as IPv6 is the same source', async () => {
  const who = testPerson().email;
  const answers = [];
  for (let time = 0; time < 12; time++) {
    const from = time % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9';
    answers.push(
      await server.call(loginClient, { body: { username: who, password: 'no es esta' } }, visitorFrom(server, from)),
    );
  }
  expect(count(answers, 'credentials_wrong')).toBe(10);
});

test('guesses by either name are counted alike whether or not the names belong together', async () => {
  const stranger = testPerson();
  const notify = async (email: string, phone: string) => {
    for (let network = 1; network <= 31; network++)
      await server.call(
        loginClient,
        { body: { username: email, password: 'no es esta' } },
        visitorFrom(server, `203.0.113.${network}`),
      );
    const next = { body: { username: phone, password: 'no es esta' } };
    return (await server.call(loginClient, next, visitorFrom(server, '198.51.100.3'))).code;
  };
  expect(await notify(client.who.email, client.who.phone)).toBe(await notify(stranger.email, stranger.phone));
  server.passSeconds(HOUR);
});
