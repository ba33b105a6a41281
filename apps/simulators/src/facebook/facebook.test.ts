import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';

const verifier = 'a-verifier-of-at-least-forty-three-characters-';
const asked = {
  client_id: '700',
  redirect_uri: 'http://localhost:3000/registration/facebook/vuelta',
  state: 'state-of-this-visit',
  response_type: 'code',
  scope: 'public_profile',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
const dialog = '/facebook/v19.0/dialog/oauth';
const tokens = '/facebook/v19.0/oauth/access_token';

function facebook() {
  const world = createSimulatedWorld();
  const { app, submit } = world;
  const backFrom = async (button: string, fields: Record<string, string>) => {
    const answer = await submit(`${dialog}/${button}`, fields);
    return new URL(String(answer.headers.location)).searchParams;
  };
  const codeOf = async (person = 'ana') => String((await backFrom('continue', { ...asked, person })).get('code'));
  const exchange = (code: string, change: Record<string, string> = {}) => {
    const { client_id, redirect_uri } = asked;
    const sent = { client_id, redirect_uri, client_secret: providerKey, code_verifier: verifier, code, ...change };
    return submit(tokens, sent);
  };
  return { ...world, app, backFrom, codeOf, exchange };
}

test('the dialog asks whether to continue, and may lead back to the app only', async () => {
  const { app } = facebook();
  const { body, headers } = await app.inject({ url: dialog, query: asked });
  expect(body).toContain('Continuar como Ana Robles Luna');
  expect(body).toContain('Cancelar');
  expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;");
});

test.each([
  { redirect_uri: 'javascript:alert(1)' },
  { response_type: 'token' },
  { code_challenge: 'short' },
  { state: '' },
])('the dialog does not open with %j', async (change) => {
  const { app } = facebook();
  expect((await app.inject({ url: dialog, query: { ...asked, ...change } })).statusCode).toBe(400);
});

test('a person who continues is identified by the code, once', async () => {
  const { app, codeOf, exchange } = facebook();
  const code = await codeOf('luis');
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  const { access_token } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  const read = (query: Record<string, string>) => app.inject({ url: '/facebook/v19.0/me', query });
  const proof = createHmac('sha256', providerKey).update(access_token).digest('hex');
  expect((await read({ access_token, appsecret_proof: proof, fields: 'id,name' })).json()).toEqual({
    id: '10220000000000002',
    name: 'Luis Pérez Soto',
  });
  expect((await read({ access_token, fields: 'id' })).json()).toEqual({ id: '10220000000000002' });
  expect((await read({ access_token, appsecret_proof: 'other' })).statusCode).toBe(400);
  expect((await read({ access_token: 'other' })).json()).toMatchObject({ error: { code: 190 } });
});

test('a code can be exchanged by a GET request, too', async () => {
  const { app, codeOf } = facebook();
  const { client_id, redirect_uri } = asked;
  const query = { client_id, redirect_uri, client_secret: providerKey, code_verifier: verifier, code: await codeOf() };
  expect((await app.inject({ url: tokens, query })).json()).toMatchObject({ token_type: 'bearer' });
});

test('a person who cancels comes back without a code', async () => {
  const { backFrom } = facebook();
  expect(Object.fromEntries(await backFrom('cancel', asked))).toMatchObject({
    error: 'access_denied',
    error_reason: 'user_denied',
    state: asked.state,
  });
});

test.each([
  [{ client_secret: 'other' }, { code: 1 }],
  [{ client_id: '' }, { code: 101 }],
  [{ client_id: '701' }, { code: 100 }],
  [{ redirect_uri: 'http://localhost:3000/' }, { code: 100, error_subcode: 36008 }],
  [{ code_verifier: 'another' }, { code: 100, message: 'Invalid code_verifier parameter' }],
  [{ code: 'forged' }, { code: 100 }],
])('a code is not exchanged with %j', async (change, error) => {
  const { codeOf, exchange } = facebook();
  const answer = await exchange(await codeOf(), change);
  expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
    status: 400,
    error: { type: 'OAuthException', ...error },
  });
});

test('a code is valid for ten minutes, and some codes are expired from the start', async () => {
  const { codeOf, exchange, travel } = facebook();
  expect((await exchange(await codeOf('lento'))).json()).toMatchObject({ error: { error_subcode: 36007 } });
  const code = await codeOf();
  travel(600_000);
  expect((await exchange(code)).json()).toMatchObject({ error: { error_subcode: 36007 } });
});
