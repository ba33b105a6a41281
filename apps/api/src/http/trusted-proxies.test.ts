import { expect, test } from 'vitest';
import { testServer } from '../../test/server/server.ts';

const change = { RATE_LIMITS: { 'key-checks': 1 } };
const trusting = await testServer({ ...change, TRUSTED_PROXIES: ['127.0.0.0/8', '10.0.0.0/8'] });
const alone = await testServer(change);

const check = async (origin: string, forwardedFor: string) => {
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await fetch(`${origin}/web/public/client/check/email/nobody@example.com`, { headers })).status;
};

test('the address counted is the last forwarded one that is no proxy of ours, whatever precedes it', async () => {
  expect(await check(trusting.origin, '203.0.113.1, 198.51.100.9')).toBe(200);
  expect(await check(trusting.origin, '203.0.113.2, 198.51.100.9')).toBe(429);
  expect(await check(trusting.origin, '203.0.113.3, 198.51.100.9, 10.1.2.3')).toBe(429);
  expect(await check(trusting.origin, '198.51.100.10')).toBe(200);
});

test('without trusted proxies a caller cannot choose the address it is counted under', async () => {
  expect(await check(alone.origin, '203.0.113.1')).toBe(200);
  expect(await check(alone.origin, '203.0.113.2')).toBe(429);
});
