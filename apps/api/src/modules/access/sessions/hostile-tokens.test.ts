import { generateKeyPairSync } from 'node:crypto';
import { getClient, loginClient, logoutClient, refreshClientToken } from '@lender/contract';
import { base64url, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { NOTHING, register } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const client = await register(server);
const [header = '', payload = '', signature = ''] = client.token.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
const ownKey = Buffer.from(server.env.keys.tokenKey, 'base64');

const encode = (part: object) => base64url.encode(JSON.stringify(part));
const ask = (token: string) => server.call(getClient, NOTHING, { token });
const signed = (key: Uint8Array, protectedHeader: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...protectedHeader }).sign(key);

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forged: [name: string, token: string][] = [
  ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ['alg NoNe', `${encode({ alg: 'NoNe', typ: 'JWT' })}.${payload}.`],
  ['alg none and our signature', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`],
  ['no alg', `${encode({ typ: 'JWT' })}.${payload}.${signature}`],
  ['a key that is guessed', await signed(new TextEncoder().encode('secret'.padEnd(32, '0')))],
  ['an empty key', await signed(new Uint8Array(32))],
  [
    'a key of another algorithm',
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey),
  ],
  [
    'our key and another algorithm',
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS512', typ: 'JWT' }).sign(Buffer.concat([ownKey, ownKey])),
  ],
  ['a key from elsewhere', await signed(new Uint8Array(32), { jku: 'http://127.0.0.1:1/keys' })],
  ['a key of a path', await signed(new Uint8Array(0 + 32), { kid: '../../../../dev/null' })],
  ['another payload', `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`],
  ['staff in the payload', `${header}.${encode({ ...claims, account_type: 'user' })}.${signature}`],
  ['a longer life in the payload', `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`],
  ['half a signature', `${header}.${payload}.${signature.slice(0, 20)}`],
  ['no signature', `${header}.${payload}.`],
  ['two parts', `${header}.${payload}`],
  ['nothing in its parts', '..'],
  ['eight kilobytes', 'x'.repeat(8 * 1024)],
];

describe('a token with', () => {
  test.each(forged)('a token with %s opens nothing', async (_, token) => {
    expect(await ask(token)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('a token with our key and without a second factor to give opens the session', async () => {
    expect((await ask(await signed(ownKey))).status).toBe(200);
  });

  test('a token of a sign-in that owes a second factor opens nothing', async () => {
    const owed = await server.services.tokens.signFirstFactor(
      { accountId: String(claims.sub), accountType: 'client', sessionId: String(claims.sid) },
      server.services.clock.wall(),
      new Date(server.services.clock.wall().getTime() + 600_000),
    );
    expect(await ask(owed)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('a token larger than a header may be is not read', async () => {
    const answer = await fetch(`${server.origin}${getClient.path}`, {
      headers: { authorization: `Bearer ${'x'.repeat(60 * 1024)}` },
    });
    expect(answer.status).toBe(431);
  });

  test.each(['bearer', 'BEARER', 'Basic', 'Token'])('a token under the scheme %s is refused', async (scheme) => {
    const headers = { authorization: `${scheme} ${client.token}` };
    expect((await fetch(`${server.origin}${getClient.path}`, { headers })).status).toBe(401);
  });

  test.each(['token', 'access_token', 'Authorization'])('a token in the query (%s) is refused', async (name) => {
    const address = `${server.origin}${getClient.path}?${name}=${client.token}`;
    expect((await fetch(address)).status).toBe(401);
  });
});

describe('a session that has ended', () => {
  const loggedIn = async () => {
    const body = { username: client.who.email, password: client.who.password };
    return (await server.call(loginClient, { body })).data.Authorization;
  };

  test('signing out ends the token of a session and its renewal', async () => {
    const token = await loggedIn();
    await server.call(logoutClient, NOTHING, { token });
    expect((await ask(token)).status).toBe(401);
    expect((await server.call(refreshClientToken, NOTHING, { token })).status).toBe(401);
    expect((await server.call(logoutClient, NOTHING, { token })).status).toBe(401);
  });

  test('a token ends after thirty minutes, give or take a minute, and a session after twelve hours however often it is renewed', async () => {
    let token = await loggedIn();
    server.passSeconds(30 * 60 + 30);
    expect((await ask(token)).status).toBe(200);
    server.passSeconds(60);
    expect((await ask(token)).status).toBe(401);
    expect((await server.call(refreshClientToken, NOTHING, { token })).status).toBe(401);

    token = await loggedIn();
    for (let passed = 0; passed < 12 * 3_600 - 1_500; passed += 1_500) {
      server.passSeconds(1_500);
      token = (await server.call(refreshClientToken, NOTHING, { token })).data.Authorization;
    }
    server.passSeconds(1_500);
    expect((await server.call(refreshClientToken, NOTHING, { token })).status).toBe(401);
  });
});
