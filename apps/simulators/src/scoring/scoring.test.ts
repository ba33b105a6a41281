import { CompactEncrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { createSimulatedWorld, type SimulatedWorld, scoringAuthKey } from '../../test/simulated-world.ts';

const login = (world: SimulatedWorld, authKey = scoringAuthKey) =>
  world.app.inject({ method: 'POST', url: '/api/account/v1/credoAppLogin', payload: { authKey } });

async function signIn(world: SimulatedWorld) {
  const authorization = `Bearer ${(await login(world)).json().access_token}`;
  const verify = (referenceNumber: string) =>
    world.app.inject({ url: '/api/datasets/v1/Verify/Web', query: { referenceNumber }, headers: { authorization } });
  const upload = (payload: object) =>
    world.app.inject({ method: 'POST', url: '/api/datasets/v1/upload', headers: { authorization }, payload });
  return { verify, upload };
}

interface ChunkFacts {
  readonly ref?: string;
  readonly seq?: number;
  readonly fin?: boolean;
}

/** Returns an upload as a collector sends it, sealed by another library. */
async function chunk({ app }: SimulatedWorld, { ref = 'REF-1', seq = 1, fin = false }: ChunkFacts = {}) {
  const key = (await app.inject('/scoring/key.json')).json();
  const payload = {
    v: 1,
    at: 5,
    tz: 360,
    n: 2,
    dropped: 1,
    tg: [],
    t: [0, 1],
    k: [6, 6],
    a: [0, 0],
    x: [3, 1],
    y: [0, 0],
  };
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'lender-events+json;v=1', kid: key.kid, ref, seq, fin };
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key));
  return { referenceNumber: ref, data, isFinal: fin, isEncrypted: true };
}

const datasetsOf = async ({ app }: SimulatedWorld) => (await app.inject('/scoring/datasets.json')).json().datasets;
const titleOf = (answer: { json(): { title: string } }) => answer.json().title;

test('a sign-in with the account’s key is valid for an hour, whatever the case of the path', async () => {
  const answer = await login(createSimulatedWorld());
  expect(answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    issued: 'Mon, 02 Mar 2026 18:00:00 GMT',
    expires: 'Mon, 02 Mar 2026 19:00:00 GMT',
    refresh_token: expect.any(String),
  });
});

test('another key is refused with problem details', async () => {
  const answer = await login(createSimulatedWorld(), 'guess');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'auth_key_invalid',
    status: 400,
    detail: 'The authentication key is not valid.',
  });
});

test('a chunk is counted once, and none of its content is kept', async () => {
  const world = createSimulatedWorld();
  const { upload } = await signIn(world);
  const first = await chunk(world);
  for (const body of [first, first, await chunk(world, { seq: 2, fin: true })])
    expect((await upload(body)).statusCode).toBe(200);
  const [dataset] = await datasetsOf(world);
  expect(dataset).toMatchObject({ reference: 'REF-1', chunks: 2, events: 4, dropped: 2, isComplete: true });
  const page = await world.app.inject('/scoring');
  expect(page.body).toContain('REF-1');
  expect(page.body).toContain('Completo');
});

test('a dataset accepts only repeats after its final chunk', async () => {
  const world = createSimulatedWorld();
  const { verify, upload } = await signIn(world);
  expect((await verify('REF-1')).statusCode).toBe(200);
  const last = await chunk(world, { fin: true });
  await upload(last);
  expect((await upload(last)).statusCode).toBe(200);
  expect(titleOf(await upload(await chunk(world, { seq: 2 })))).toBe('dataset_in_complete_state');
  expect(titleOf(await verify('REF-1'))).toBe('dataset_in_complete_state');
  expect(await datasetsOf(world)).toMatchObject([{ chunks: 1 }]);
});

test.each([
  ['used-1', 'reference_number_not_unique', 400],
  ['expired-1', 'reference_number_expired', 400],
  ['suspended-1', 'subscription_suspended', 403],
  ['standalone-1', 'standalone_flow_not_supported', 403],
  ['no reference', 'reference_number_invalid', 400],
  ['', 'reference_number_invalid', 400],
])('the scoring host refuses the reference %s: %s', async (reference, title, status) => {
  const { verify } = await signIn(createSimulatedWorld());
  const answer = await verify(reference);
  expect([titleOf(answer), answer.statusCode]).toEqual([title, status]);
});

test.each([
  ['unreadable-1', 'data_invalid', 400],
  ['down-1', 'service_unavailable', 503],
])('the scoring host verifies the reference %s, and refuses its chunks: %s', async (reference, title, status) => {
  const world = createSimulatedWorld();
  const { verify, upload } = await signIn(world);
  expect((await verify(reference)).statusCode).toBe(200);
  const answer = await upload(await chunk(world, { ref: reference }));
  expect([titleOf(answer), answer.statusCode]).toEqual([title, status]);
  expect(await datasetsOf(world)).toEqual([]);
});

test('a chunk that is not encrypted, not for its reference, or no upload, is refused', async () => {
  const world = createSimulatedWorld();
  const { upload } = await signIn(world);
  const good = await chunk(world);
  const bad = [{}, { ...good, isEncrypted: false }, { ...good, referenceNumber: 'REF-2' }, { ...good, data: 'x' }];
  for (const body of bad) expect(titleOf(await upload(body))).toBe('data_invalid');
  expect(await datasetsOf(world)).toEqual([]);
});

test('a token is valid for an hour, and no other token is accepted', async () => {
  const world = createSimulatedWorld();
  const { verify } = await signIn(world);
  world.travel(3_600_000);
  expect((await verify('REF-1')).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${Date.now() * 2}.guess` };
  expect(titleOf(await world.app.inject({ url: '/api/datasets/v1/verify/web', headers }))).toBe('unauthorized');
});

test('pages of any origin may call the scoring host, and browsers remember that for two hours', async () => {
  const { app } = createSimulatedWorld();
  const answer = await app.inject({ method: 'OPTIONS', url: '/api/datasets/v1/upload' });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-max-age': '7200' });
});

test('the scoring host keeps its key over a restart, and its counts for thirty days', async () => {
  const world = createSimulatedWorld();
  const { upload } = await signIn(world);
  await upload(await chunk(world));
  const key = async () => (await world.app.inject('/scoring/key.json')).json();
  expect(await key()).toEqual(await key());
  expect(await key()).not.toHaveProperty('d');
  world.travel(31 * 24 * 3_600_000);
  const later = await signIn(world);
  await later.upload(await chunk(world, { ref: 'REF-2' }));
  expect(await datasetsOf(world)).toMatchObject([{ reference: 'REF-2' }]);
});
