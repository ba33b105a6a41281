import { loginClient, loginUser } from '@lender/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { statementsOf } from '../../../../test/database/statements.ts';
import { register } from '../../../../test/people/journey.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits } from '../../../../test/server/stored.ts';
import { OPERATOR } from '../../../../test/server/test-env.ts';
import { visitorFrom } from '../../../../test/server/visitor.ts';

const server = await testServer();
const client = await register(server);
const { email, phone, password } = client.who;

const login = (username: string, tried: string, headers: Record<string, string> = {}) =>
  server.call(loginClient, { body: { username, password: tried } }, { headers });

beforeEach(() => forgetLimits(server));

describe('guessing a password', () => {
  test('a guesser is stopped long before thirty tries, by either name of the account and in any spelling', async () => {
    const names = [email, phone, email.toUpperCase(), ` ${email}`];
    let compared = 0;
    for (let count = 0; count < 60; count++) {
      const { code } = await login(names[count % names.length] ?? email, 'no es esta frase');
      if (code === 'credentials_wrong') compared += 1;
    }
    expect(compared).toBeLessThanOrEqual(30);
    expect((await login(email, password)).code).toBe('rate_limited');
  });

  test('a guesser is stopped when two hundred guesses arrive at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 200 }, () => login(email, 'no es esta frase')));
    // A machine under heavy load refuses some of them.
    const turnedAway = guesses.filter(({ status }) => status === 503).length;
    const compared = guesses.filter(({ code }) => code === 'credentials_wrong').length;
    expect(compared).toBeLessThanOrEqual(10);
    expect(compared + turnedAway).toBeGreaterThanOrEqual(10);
    expect(guesses.filter(({ code }) => code === 'rate_limited')).toHaveLength(200 - compared - turnedAway);
  });

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip', 'true-client-ip', 'x-visitor-address'])(
    'a guesser gains nothing by another %s each time',
    async (name) => {
      const who = testPerson().email;
      const tries = Array.from({ length: 40 }, (_, count) =>
        login(who, 'no es esta frase', { [name]: `203.0.113.${count}`, 'x-visitor-signature': 'AAAA' }),
      );
      const codes = (await Promise.all(tries)).map(({ code }) => code);
      expect(codes.filter((code) => code === 'credentials_wrong')).toHaveLength(10);
    },
  );

  test('a guesser locks out only themselves: neither a neighbour nor, from elsewhere, the owner', async () => {
    for (let count = 0; count < 20; count++) await login(testPerson().email, 'no es esta frase');
    for (let count = 0; count < 15; count++) await login(email, 'no es esta frase');
    expect((await login(email, password)).code).toBe('rate_limited');
    const neighbour = await register(server);
    expect((await login(neighbour.who.email, neighbour.who.password)).status).toBe(200);
    expect((await login(email, password, visitorFrom(server, '203.0.113.77').headers)).status).toBe(200);
  });
});

describe('searching for accounts', () => {
  test('the answer is the same for a wrong password, for no account, and for the other kind of account', async () => {
    const received = [
      await login(email, 'no es esta frase'),
      await login(testPerson().email, password),
      await login(testPerson().phone, password),
      await login(OPERATOR.username, OPERATOR.password),
      await server.call(loginUser, { body: { username: email, password } }),
      await server.call(loginUser, { body: { username: 'nadie@example.com', password } }),
    ];
    for (const { status, body } of received) expect([status, body]).toEqual([received[0]?.status, received[0]?.body]);
  });

  test('a wrong password costs as much as an unknown account: the same statements, and one password verified', async () => {
    // The database statements of a job are not part of an answer.
    await server.services.jobs.drained();
    const verified = vi.spyOn(server.services.passwords, 'matches');
    const known = await statementsOf(() => login(email, 'no es esta frase'));
    const unknown = await statementsOf(() => login(testPerson().email, 'no es esta frase'));
    expect(unknown).toEqual(known);
    expect(verified).toHaveBeenCalledTimes(2);
    verified.mockRestore();
  });
});
