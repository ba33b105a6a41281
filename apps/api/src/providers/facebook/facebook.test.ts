import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createExternalLogin } from './http.ts';

const world = await providerWorld();
const backTo = 'http://localhost:3000/registration/facebook/vuelta';
const verifier = 'a-verifier-of-at-least-forty-three-characters-';

const at = (change: { url?: string; secret?: string } = {}) => {
  const line = lineTo('facebook');
  const url = `${world.url}/facebook/v19.0`;
  const settings = { url, dialogUrl: `${url}/dialog/oauth`, appId: '700', secret: world.providerKey, ...change };
  return { line, ...createExternalLogin(settings, line) };
};

const dialogOf = (): string => at().authorizeUrl({ state: 'state', verifier, backTo }) ?? '';

/** Returns the code with which a visitor comes back who continues as a person. */
async function codeOf(person = 'ana'): Promise<string> {
  const asked = new URL(dialogOf()).searchParams;
  const fields = { ...Object.fromEntries(asked), person };
  const back = new URL(await world.submit('/facebook/v19.0/dialog/oauth/continue', fields));
  expect(back.searchParams.get('state')).toBe('state');
  return back.searchParams.get('code') ?? '';
}

test('the dialog receives the challenge and never the verifier', () => {
  const url = dialogOf();
  expect(url).not.toContain(verifier);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    client_id: '700',
    redirect_uri: backTo,
    state: 'state',
    response_type: 'code',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('a visitor who came back is identified by a number, once', async () => {
  const { line, exchange } = at();
  const came = { code: await codeOf('luis'), verifier, backTo };
  expect(await exchange(came)).toEqual({ isConfirmed: true, subject: '10220000000000002' });
  expect(await exchange(came)).toEqual({ isConfirmed: false, cause: '36009' });
  expect(line.health().counts).toMatchObject({ answered: 2, troubled: 0 });
});

test.each([
  ['another verifier', { verifier: 'another' }, '100'],
  ['another page', { backTo: 'http://localhost:3000/' }, '36008'],
  ['a forged code', { code: 'forged' }, '100'],
])('a visitor is not identified by %s', async (_, change, cause) => {
  const came = { code: await codeOf(), verifier, backTo, ...change };
  expect(await at().exchange(came)).toEqual({ isConfirmed: false, cause });
});

test('a visitor is not identified by a code that is too old', async () => {
  const came = { code: await codeOf('lento'), verifier, backTo };
  expect(await at().exchange(came)).toEqual({ isConfirmed: false, cause: '36007' });
});

test('an app secret that is not accepted is provider trouble, and says nothing about a visitor', async () => {
  const { line, exchange } = at({ secret: 'wrong' });
  await expect(exchange({ code: await codeOf(), verifier, backTo })).rejects.toThrow('Facebook refuses with 1');
  expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
});

/**
 * As on https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow#exchangecode and
 * https://developers.facebook.com/docs/graph-api/guides/error-handling.
 */
test('the answers that Facebook documents are read', async () => {
  const answers: Record<string, string> = {
    '/oauth/access_token': '{"access_token": "EAACEdEose0", "token_type": "bearer", "expires_in": 5183976}',
    '/me': '{"name": "Your Name", "id": "10152345678901234"}',
  };
  const url = await listening((request, response) => response.end(answers[request.url?.split('?')[0] ?? '']));
  expect(await at({ url }).exchange({ code: 'c', verifier, backTo })).toEqual({
    isConfirmed: true,
    subject: '10152345678901234',
  });
});

const documented = (code: number, rest = '') =>
  `{"error":{"message":"Message describing the error","type":"OAuthException","code":${code}${rest},"error_user_title":"A title","error_user_msg":"A message","fbtrace_id":"EJplcsCHuLu"}}`;

test('the refusal that Facebook documents is read', async () => {
  const url = await listening((_, response) => response.writeHead(400).end(documented(100, ',"error_subcode":36009')));
  expect(await at({ url }).exchange({ code: 'c', verifier, backTo })).toEqual({ isConfirmed: false, cause: '36009' });
});

/**
 * Returns an answer as merchants got it: https://stackoverflow.com/q/14575477 and
 * https://www.volcengine.com/article/2919784.
 */
const answered = (message: string, code: number) =>
  JSON.stringify({ error: { message, type: 'OAuthException', code } });

test.each([
  [answered('Invalid verification code format.', 100), '100'],
  [answered('Invalid code verifier. Code verifier is invalid.', 1), '1'],
])('a code that is refused is an answer, so that no visitor can open the circuit breaker: %s', async (body, cause) => {
  const { line, exchange } = at({ url: await listening((_, response) => response.writeHead(400).end(body)) });
  expect(await exchange({ code: 'c', verifier, backTo })).toEqual({ isConfirmed: false, cause });
  expect(line.health().counts).toMatchObject({ troubled: 0 });
});

test.each([
  answered('Error validating client secret.', 1),
  answered('Error validating application. Invalid application ID.', 101),
])('a refusal of our own account is provider trouble: %s', async (body) => {
  const { line, exchange } = at({ url: await listening((_, response) => response.writeHead(400).end(body)) });
  await expect(exchange({ code: 'c', verifier, backTo })).rejects.toThrow();
  expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
});

test.each([
  [2, 'server_error'],
  [4, 'turned_away'],
  [101, 'turned_away'],
])('the error %i says nothing about the code: %s', async (code, kind) => {
  const { line, exchange } = at({
    url: await listening((_, response) => response.writeHead(400).end(documented(code))),
  });
  await expect(exchange({ code: 'c', verifier, backTo })).rejects.toThrow(String(code));
  expect(line.health().lastTrouble).toMatchObject({ kind });
});

test('a token that Facebook itself refuses is provider trouble', async () => {
  const url = await listening((request, response) => {
    const isToken = request.url?.startsWith('/oauth') === true;
    response.writeHead(isToken ? 200 : 400).end(isToken ? '{"access_token":"t"}' : documented(190));
  });
  const { exchange } = at({ url });
  await expect(exchange({ code: 'c', verifier, backTo })).rejects.toThrow();
});
