import { expect, test } from 'vitest';
import { messagesOf } from '../src/messages-of.ts';
import { openWorld } from '../src/world/world.ts';

/** A world whose server asks to wait several times, each time for so many seconds, before it answers. */
function patient(times: number, seconds: string | undefined) {
  const left = { times };
  const fetch = async () => {
    left.times -= 1;
    const headers = seconds === undefined ? undefined : { 'retry-after': seconds };
    return left.times >= 0 ? new Response('', { status: 429, ...(headers && { headers }) }) : Response.json({});
  };
  const { visitor, trace } = openWorld({ baseUrl: 'http://lender.test', fetch, patienceMs: 500 }, 1);
  return { ask: () => visitor.raw('GET', '/price'), trace };
}

test('a request to wait is obeyed, and the repeated call is recorded once', async () => {
  const { ask, trace } = patient(2, '0');
  expect((await ask()).status).toBe(200);
  expect(trace.calls()).toEqual([{ as: 'visitor', method: 'GET', path: '/price', status: 200 }]);
});

test.each([['3600'], [undefined], ['soon']])('a wait of %s is longer than the patience allows', async (seconds) => {
  expect((await patient(1, seconds).ask()).status).toBe(429);
});

test('an error is described with the message of its cause', () => {
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:9');
  const failed = new TypeError('fetch failed', { cause: new AggregateError([refused, refused], '') });
  expect(messagesOf(new Error('Network request failed', { cause: failed }))).toBe(
    `Network request failed: ${refused.message}`,
  );
  expect(messagesOf(new Error('alone'))).toBe('alone');
  expect(messagesOf('words')).toBe('words');
});
