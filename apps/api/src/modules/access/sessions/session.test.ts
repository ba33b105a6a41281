import {
  getBackOfficeUser,
  getClient,
  loginClient,
  loginUser,
  logoutClient,
  logoutUser,
  refreshClientToken,
  refreshUserToken,
} from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { NOTHING, register } from '../../../../test/people/journey.ts';
import type { TestPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { setClientStatus } from '../../../../test/server/stored.ts';
import { OPERATOR } from '../../../../test/server/test-env.ts';

const server = await testServer();
const client = await register(server);

const loginAs = ({ email, password }: Pick<TestPerson, 'email' | 'password'>, headers?: Record<string, string>) =>
  server.call(loginClient, { body: { username: email, password } }, headers ? { headers } : {});
const statusOf = async (token: string) => (await server.call(getClient, NOTHING, { token })).status;
const exhaust = async (attempt: (count: number) => Promise<{ status: number }>, limit: number) => {
  for (let count = 0; count < limit; count++) expect((await attempt(count)).status).not.toBe(429);
};

describe('signing in', () => {
  answers(loginClient, () => loginAs(client.who));
  answers(loginUser, () => server.call(loginUser, { body: OPERATOR }));
  refuses(loginClient, 'credentials_wrong', () => loginAs({ ...client.who, password: 'otra frase larga' }));
  refuses(loginUser, 'credentials_wrong', () => server.call(loginUser, { body: { ...OPERATOR, password: 'admin' } }));

  test('a sign-in takes the phone or the e-mail, in any case', async () => {
    const { phone, email, password } = client.who;
    for (const username of [phone, email.toUpperCase()])
      expect((await server.call(loginClient, { body: { username, password } })).status).toBe(200);
  });

  test('a sign-in is answered alike for a wrong password and for an unknown account', async () => {
    const known = await loginAs({ ...client.who, password: 'otra frase larga' });
    const unknown = await loginAs({ email: 'nadie@example.com', password: 'otra frase larga' });
    expect(unknown.body).toEqual(known.body);
  });

  test('a sign-in keeps clients and staff apart', async () => {
    const asUser = { username: client.who.email, password: client.who.password };
    expect((await server.call(loginUser, { body: asUser })).code).toBe('credentials_wrong');
    expect((await server.call(loginClient, { body: OPERATOR })).code).toBe('credentials_wrong');
  });

  test('sign-ins are limited per account, whatever address the caller claims to come from', async () => {
    const who = { email: 'atacada@example.com', password: 'otra frase larga' };
    const attempt = (count: number) =>
      loginAs(who, {
        'x-forwarded-for': `203.0.113.${count}`,
        'x-real-ip': `203.0.113.${count}`,
        forwarded: 'for=1.1.1.1',
      });
    await exhaust(attempt, 10);
    const limited = await attempt(11);
    expect(limited).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    // Another client behind the same address is not locked out.
    expect((await loginAs(client.who)).status).toBe(200);
  });

  refuses(loginClient, 'rate_limited', async () => {
    const who = { email: 'otra.atacada@example.com', password: 'otra frase larga' };
    await exhaust(() => loginAs(who), 10);
    return loginAs(who);
  });
  refuses(loginUser, 'rate_limited', async () => {
    const body = { username: 'jefa@example.com', password: 'otra frase larga' };
    await exhaust(() => server.call(loginUser, { body }), 10);
    return server.call(loginUser, { body });
  });
});

describe('a session', () => {
  answers(refreshClientToken, () => server.call(refreshClientToken, NOTHING, client));
  answers(refreshUserToken, async () => server.call(refreshUserToken, NOTHING, { token: await server.operator() }));
  answers(logoutClient, async () =>
    server.call(logoutClient, NOTHING, { token: (await loginAs(client.who)).data.Authorization }),
  );
  answers(logoutUser, async () => server.call(logoutUser, NOTHING, { token: await server.operator() }));

  test('a session gets a new token that works beside the old one', async () => {
    const first = (await loginAs(client.who)).data.Authorization;
    server.passSeconds(5);
    const second = (await server.call(refreshClientToken, NOTHING, { token: first })).data.Authorization;
    expect(second).not.toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  });

  test('a session that ends takes all its own tokens with it, and no other session', async () => {
    const first = (await loginAs(client.who)).data.Authorization;
    const second = (await server.call(refreshClientToken, NOTHING, { token: first })).data.Authorization;
    const elsewhere = (await loginAs(client.who)).data.Authorization;
    await server.call(logoutClient, NOTHING, { token: second });
    expect([await statusOf(first), await statusOf(second), await statusOf(elsewhere)]).toEqual([401, 401, 200]);
    expect((await server.call(refreshClientToken, NOTHING, { token: first })).status).toBe(401);
  });

  test.each([
    ['no token', undefined],
    ['another scheme', 'Basic YTpi'],
    ['two tokens', `Bearer ${client.token} ${client.token}`],
    ['an unsigned token', `Bearer ${unsigned(client.token)}`],
    ['a changed token', `Bearer ${client.token.slice(0, -2)}`],
  ])('a session is refused with %s', async (_, authorization) => {
    const answer = await server.call(getClient, NOTHING, authorization ? { headers: { authorization } } : {});
    expect(answer).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('a session opens nothing of the other account type', async () => {
    const staff = await server.operator();
    expect(await server.call(getClient, NOTHING, { token: staff })).toMatchObject({ status: 403, code: 'forbidden' });
    const asClient = await server.call(getBackOfficeUser, { params: { id: 'me' } }, client);
    expect(asClient).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('a blocked client', async () => {
  const blocked = await register(server);
  const block = () => setClientStatus(server, blocked, CLIENT_STATUS.blocked);

  refuses(loginClient, 'client_blocked', async () => {
    await block();
    return loginAs(blocked.who);
  });

  test('a blocked client learns of the block with the right password only, and loses the running session', async () => {
    await block();
    const right = await loginAs(blocked.who);
    expect(right.body).toMatchObject({ message: 'User is blocked.' });
    expect((await loginAs({ ...blocked.who, password: 'otra frase larga' })).code).toBe('credentials_wrong');
    const running = await server.call(getClient, NOTHING, blocked);
    expect(running).toMatchObject({ status: 403, code: 'client_blocked', body: { message: 'User is blocked.' } });
  });
});

function unsigned(token: string): string {
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`;
}
