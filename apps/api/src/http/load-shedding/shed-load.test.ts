import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { shedding, sheddingServer } from './shed-load.ts';

const lines: string[] = [];
const log = pino({ base: null }, { write: (line) => lines.push(line) });
const waiting = { money: 1, signed_in: 0, visitor: 0 };
const limits = { slots: 1, waiting, waitingOfOne: 1, waitMs: 60_000 };
const shed = shedding({ log, randomInt: () => 2 }, { limits, pace: { perSecond: 400, most: 2 } });
const server = sheddingServer((_, response) => response.end('answered'), {
  shedding: shed,
  newId: () => 'an-id',
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const body = method === 'POST' ? { body: 'x'.repeat(100_000) } : {};
  const answer = await fetch(`${origin}${path}`, { method, headers, ...body });
  return { status: answer.status, again: answer.headers.get('retry-after'), text: await answer.text() };
};
const ANSWERED = { status: 200, again: null, text: 'answered' };

test('when the server is full, requests are refused with a time to try again, except those about money, sign-ins and health', async () => {
  expect(await ask('GET', '/web/private/client/flow')).toEqual(ANSWERED);
  shed.admission.enter({ rank: 'visitor', isHere: () => true });
  const refused = await ask('GET', '/web/private/client/flow');
  expect(refused).toMatchObject({ status: 503, again: '3' });
  expect(JSON.parse(refused.text)).toEqual({
    success: false,
    message: 'Service unavailable',
    error: { code: 'unavailable', details: { message: 'Service unavailable', requestId: 'an-id' } },
    violations: [],
  });
  expect(await ask('POST', '/web/public/client/check')).toMatchObject({ status: 503 });
  expect(await ask('GET', '/health/live')).toEqual(ANSWERED);
  expect(await ask('POST', '/webhooks/openpay')).toEqual(ANSWERED);
  const signedIn = { authorization: 'Bearer a.b.c' };
  expect(await ask('POST', '/web/private/client/application', signedIn)).toEqual(ANSWERED);
  expect(await ask('POST', '/web/private/client/application')).toMatchObject({ status: 503 });
  expect(await ask('POST', '/web/public/client/login')).toEqual(ANSWERED);
  shed.admission.leave();
  expect(await ask('GET', '/web/private/client/flow')).toEqual(ANSWERED);
});

test('a caller that tries again without waiting is refused after a short delay, so that the server has time for others', async () => {
  shed.admission.enter({ rank: 'visitor', isHere: () => true });
  const began = performance.now();
  for (let nth = 0; nth < 10; nth++)
    expect(await ask('GET', '/web/private/client/flow')).toMatchObject({ status: 503 });
  // At least ten times 25 ms; a timer may fire a fraction early.
  expect(performance.now() - began).toBeGreaterThan(200);
  shed.admission.leave();
});

test('a refused request whose caller hung up is dropped', async () => {
  shed.admission.enter({ rank: 'visitor', isHere: () => true });
  await expect(fetch(`${origin}/web/private/client/flow`, { signal: AbortSignal.timeout(5) })).rejects.toThrow();
  expect(await ask('GET', '/web/private/client/flow')).toMatchObject({ status: 503 });
  shed.admission.leave();
});

test('connections over the number that can be refused in time are closed', async () => {
  shed.admission.enter({ rank: 'visitor', isHere: () => true });
  const crowd = Array.from({ length: 40 }, () => ask('GET', '/web/private/client/flow'));
  const ends = (await Promise.allSettled(crowd)).map(({ status }) => status);
  expect(new Set(ends)).toEqual(new Set(['fulfilled', 'rejected']));
  shed.admission.leave();
});
