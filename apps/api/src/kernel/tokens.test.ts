import { randomBytes } from 'node:crypto';
import { CompactSign, jwtVerify, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createTokens, HAND_OVER_SECONDS, TOKEN_SECONDS, type TokenClaims } from './tokens.ts';

const key = randomBytes(32);
const tokens = createTokens({ tokenKey: key.toString('base64') });
const NOW = new Date('2026-11-21T18:00:00Z');
const CLAIMS: TokenClaims = { accountId: 'account', accountType: 'client', sessionId: 'session' };
/** Claims read from a token whose sign-in is finished. */
const READ = { ...CLAIMS, isFinished: true };
const LATER = new Date(NOW.getTime() + 12 * 3_600_000);
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('a token', () => {
  test('a token names the account that it was signed for', async () => {
    expect(await tokens.verify(await tokens.sign(CLAIMS, NOW, LATER), NOW)).toEqual(READ);
  });

  test('a token of a sign-in that owes a second factor says so, until its session ends', async () => {
    const token = await tokens.signFirstFactor(CLAIMS, NOW, after(900));
    expect(await tokens.verify(token, after(900))).toEqual({ ...CLAIMS, isFinished: false });
    expect(await tokens.verify(token, after(961))).toBeUndefined();
  });

  test('a token ends after its time and a minute for clocks that differ', async () => {
    const token = await tokens.sign(CLAIMS, NOW, LATER);
    expect(await tokens.verify(token, after(TOKEN_SECONDS + 59))).toEqual(READ);
    expect(await tokens.verify(token, after(TOKEN_SECONDS + 61))).toBeUndefined();
  });

  test('a token that was read before still ends when its time is over', async () => {
    const token = await tokens.sign(CLAIMS, NOW, LATER);
    expect(await tokens.verify(token, NOW)).toEqual(READ);
    expect(await tokens.verify(token, NOW)).toEqual(READ);
    expect(await tokens.verify(token, after(TOKEN_SECONDS + 61))).toBeUndefined();
  });

  test('a token is refused when its claims were changed and its signature kept', async () => {
    const [header = '', , signature = ''] = (await tokens.sign(CLAIMS, NOW, LATER)).split('.');
    const payload = encode({ ...payloadOf(CLAIMS), account_type: 'user' });
    expect(await tokens.verify(`${header}.${payload}.${signature}`, NOW)).toBeUndefined();
  });

  test('a token is refused with its signature spelled in another way', async () => {
    const token = await tokens.sign(CLAIMS, NOW, LATER);
    for (const text of [token.slice(0, -1), `${token}.`, `.${token}`])
      expect(await tokens.verify(text, NOW)).toBeUndefined();
  });

  test.each([
    ['is no JSON', '{'],
    ['is no object', 'null'],
    ['says more than ours do', JSON.stringify({ ...payloadOf(CLAIMS), admin: true })],
  ])('a token is refused when its payload %s, although its signature is right', async (_, payload) => {
    const signed = await new CompactSign(Buffer.from(payload))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
    expect(await tokens.verify(signed, NOW)).toBeUndefined();
  });

  test('a token of another library is read, and another library reads ours', async () => {
    const signed = await new SignJWT(payloadOf(CLAIMS)).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
    expect(await tokens.verify(signed, NOW)).toEqual(READ);
    expect((await jwtVerify(await tokens.sign(CLAIMS, NOW, LATER), key, { currentDate: NOW })).payload).toMatchObject({
      sid: 'session',
    });
  });

  test.each(['none', 'None', 'NONE', 'nOnE'])('an unsigned token that says alg %s is refused', async (alg) => {
    const unsigned = `${encode({ alg, typ: 'JWT' })}.${encode(payloadOf(CLAIMS))}.`;
    expect(await tokens.verify(unsigned, NOW)).toBeUndefined();
  });

  test.each([
    ['another key', { alg: 'HS256', typ: 'JWT' }, randomBytes(32)],
    ['an empty key by a path', { alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, Buffer.from('\0')],
    ['a key by address', { alg: 'HS256', typ: 'JWT', jku: 'https://evil.example/keys' }, randomBytes(32)],
    ['another algorithm', { alg: 'HS512', typ: 'JWT' }, key],
    ['another type', { alg: 'HS256', typ: 'at+jwt' }, key],
  ])('a token that is signed with %s is refused', async (_, header, signingKey) => {
    const forged = await new SignJWT(payloadOf(CLAIMS)).setProtectedHeader(header).sign(signingKey);
    expect(await tokens.verify(forged, NOW)).toBeUndefined();
  });

  test.each([
    ['no end', { exp: undefined }],
    ['another issuer', { iss: 'somebody' }],
    ['no word about a second factor', { mfa: undefined }],
    ['an unknown account type', { account_type: 'admin' }],
    ['no session', { sid: undefined }],
  ])('a token with %s is refused, although its signature is right', async (_, change) => {
    const token = await new SignJWT({ ...payloadOf(CLAIMS), ...change })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
    expect(await tokens.verify(token, NOW)).toBeUndefined();
  });

  test.each(['', '.', '..', 'a.b.c', '💰'.repeat(100)])('text that is no token is refused: %j', async (text) => {
    expect(await tokens.verify(text, NOW)).toBeUndefined();
  });
});

function payloadOf({ accountId, accountType, sessionId }: TokenClaims) {
  const iat = NOW.getTime() / 1000;
  return {
    iss: 'quincena',
    sub: accountId,
    account_type: accountType,
    mfa: false,
    sid: sessionId,
    iat,
    exp: iat + 600,
  };
}

test('no token outlives its session', async () => {
  const last = await tokens.sign(CLAIMS, NOW, after(300));
  expect((await jwtVerify(last, key, { currentDate: NOW })).payload.exp).toBe(Math.floor(after(300).getTime() / 1000));
});

describe('a token that hands a session over', () => {
  test('a hand-over token opens nothing itself, and a session token hands nothing over', async () => {
    const handed = await tokens.signHandOver(CLAIMS, NOW);
    expect(await tokens.verify(handed, NOW)).toBeUndefined();
    expect(await tokens.verifyHandOver(handed, NOW)).toEqual(CLAIMS);
    expect(await tokens.verifyHandOver(await tokens.sign(CLAIMS, NOW, LATER), NOW)).toBeUndefined();
  });

  test('a hand-over token ends after a minute, to the second', async () => {
    const handed = await tokens.signHandOver(CLAIMS, NOW);
    expect(await tokens.verifyHandOver(handed, after(HAND_OVER_SECONDS - 1))).toEqual(CLAIMS);
    expect(await tokens.verifyHandOver(handed, after(HAND_OVER_SECONDS))).toBeUndefined();
  });
});
