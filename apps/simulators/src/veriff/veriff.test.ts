import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createSimulatedWorld, providerKey, type SimulatedWorld } from '../../test/simulated-world.ts';
import { deliverVeriffNotices } from './deliver-veriff-notices.ts';
import { decideSessions } from './session-moves.ts';
import { signatureOf } from './signature.ts';
import { VERDICTS } from './verdicts.data.ts';

const createdSchema = z.object({ verification: z.object({ id: z.string(), url: z.string(), status: z.string() }) });
const decidedSchema = z.object({ verification: z.object({ status: z.string() }).loose().nullable() });
const person = { firstName: 'Ana María', lastName: 'Peña Núñez' };

const post = ({ app }: SimulatedWorld, body: unknown, headers: Record<string, string> = {}) => {
  const payload = JSON.stringify(body);
  const signed = { 'x-auth-client': 'ours', 'x-hmac-signature': signatureOf(payload, providerKey) };
  return app.inject({
    method: 'POST',
    url: '/veriff/v1/sessions',
    payload,
    headers: { 'content-type': 'application/json', host: 'simulators.example', ...signed, ...headers },
  });
};
const get = (
  { app }: SimulatedWorld,
  id: string,
  what: 'decision' | 'attempts',
  headers: Record<string, string> = {},
) =>
  app.inject({
    url: `/veriff/v1/sessions/${id}/${what}`,
    headers: { 'x-auth-client': 'ours', 'x-hmac-signature': signatureOf(id, providerKey), ...headers },
  });

async function session(world: SimulatedWorld) {
  const verification = { callback: 'https://lender.example/back', vendorData: 'check-1', person };
  const made = createdSchema.parse((await post(world, { verification })).json()).verification;
  const page = new URL(made.url).pathname;
  return {
    ...made,
    page,
    end: async (verdict: string, seconds = '0') => {
      await world.app.inject(page);
      const { statusCode } = await world.submit(page, { verdict, seconds });
      await decideSessions(world.services);
      return statusCode;
    },
    decision: async () => decidedSchema.parse((await get(world, made.id, 'decision')).json()).verification,
  };
}

/** Returns the notices that the lender gets, with their headers. */
async function reported(world: SimulatedWorld) {
  const deliveries: { headers: Record<string, unknown>; raw: string }[] = [];
  const lender = createServer(async (request, response) => {
    deliveries.push({ headers: request.headers, raw: await text(request) });
    response.end();
  });
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    lender.close();
  });
  const address = z.object({ port: z.number() }).parse(lender.address());
  const veriffWebhookUrl = `http://127.0.0.1:${address.port}/`;
  await deliverVeriffNotices({ ...world.services, veriffWebhookUrl });
  return deliveries;
}

test('a session has a page of its own, and is undecided until its person ends it', async () => {
  const world = createSimulatedWorld();
  const { url, status, page, decision, end, id } = await session(world);
  expect(url).toMatch(/^http:\/\/simulators\.example\/identidad\/[\w-]{32}$/);
  expect(status).toBe('created');
  expect(await decision()).toBeNull();
  expect((await world.app.inject(page)).body).toContain('Ana María Peña Núñez');
  expect(await end('approved', '60')).toBe(303);
  expect(await decision()).toBeNull();
  expect((await get(world, id, 'attempts')).json()).toMatchObject({ verifications: [{ status: 'submitted' }] });
  expect((await world.app.inject(page)).body).toContain('href="https://lender.example/back"');
  world.travel(60_000);
  await decideSessions(world.services);
  expect(await decision()).toMatchObject({
    status: 'approved',
    vendorData: 'check-1',
    reason: null,
    person: { firstName: 'ANA MARIA', lastName: 'PENA NUNEZ' },
  });
});

test.each(VERDICTS)('a session that is ended by $verdict is $status', async (verdict) => {
  const world = createSimulatedWorld();
  const { end, decision } = await session(world);
  await end(verdict.verdict);
  const { status, code } = verdict;
  expect(await decision()).toMatchObject({
    status,
    code,
    reasonCode: 'reason' in verdict ? verdict.reason.code : null,
  });
});

test('a repeated check is a new attempt in the same session, and a decided session stays decided', async () => {
  const world = createSimulatedWorld();
  const { id, end, decision } = await session(world);
  await end('resubmission');
  await end('approved');
  expect(await decision()).toMatchObject({ status: 'approved', reason: null, reasonCode: null });
  const { verifications } = (await get(world, id, 'attempts')).json();
  expect(verifications).toMatchObject([{ status: 'resubmission_requested' }, { status: 'approved' }]);
  expect(await end('declined')).toBe(409);
});

test('the lender is notified of each step, signed like every call', async () => {
  const world = createSimulatedWorld();
  const { id, end } = await session(world);
  await end('forged');
  const deliveries = await reported(world);
  const bodies = deliveries.map(({ raw }) => JSON.parse(raw));
  expect(bodies).toContainEqual(expect.objectContaining({ id, code: 7001, action: 'started', feature: 'selfid' }));
  expect(bodies).toContainEqual(expect.objectContaining({ id, code: 7002, action: 'submitted' }));
  expect(bodies).toContainEqual(
    expect.objectContaining({ verification: expect.objectContaining({ id, status: 'declined', reasonCode: '102' }) }),
  );
  for (const { headers, raw } of deliveries)
    expect(headers).toMatchObject({ 'x-auth-client': 'ours', 'x-hmac-signature': signatureOf(raw, providerKey) });
});

test('notices may come twice', async () => {
  const world = createSimulatedWorld();
  const { end } = await session(world);
  world.services.faults.set('veriff', { fault: 'duplicate' });
  await end('approved');
  expect(await reported(world)).toHaveLength(6);
});

test.each([
  ['without a key', { 'x-auth-client': '' }],
  ['without a signature', { 'x-hmac-signature': '' }],
  ['with another signature', { 'x-hmac-signature': signatureOf('something else', providerKey) }],
])('a call %s is refused', async (_, headers) => {
  const world = createSimulatedWorld();
  const { id } = await session(world);
  expect((await post(world, { verification: {} }, headers)).statusCode).toBe(401);
  expect((await get(world, id, 'decision', headers)).statusCode).toBe(401);
});

test('a session is visible only to the caller who created it', async () => {
  const world = createSimulatedWorld();
  const { id } = await session(world);
  expect((await get(world, id, 'decision', { 'x-auth-client': 'theirs' })).statusCode).toBe(404);
  expect((await get(world, crypto.randomUUID(), 'attempts')).statusCode).toBe(404);
  expect((await post(world, { no: 'session' })).statusCode).toBe(400);
});

test('the list shows every check and leads to its page', async () => {
  const world = createSimulatedWorld();
  const { page } = await session(world);
  expect((await world.app.inject('/identidad')).body).toContain(`href="${page}"`);
  expect((await world.app.inject('/identidad/nobody')).statusCode).toBe(404);
});
