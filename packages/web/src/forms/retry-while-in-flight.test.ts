import type { Endpoint } from '@lender/contract';
import type { Answer } from '@lender/sdk';
import { expect, test, vi } from 'vitest';
import { retryWhileInFlight } from './retry-while-in-flight.ts';

const made: Answer<Endpoint> = { ok: true, status: 200, data: 'made' };
const refused = (code: 'idempotency_key_in_flight' | 'not_unique'): Answer<Endpoint> => ({
  ok: false,
  refusal: { status: 409, code, message: '', fields: {}, facts: {} },
});

test('a form sent twice gets the answer of the first request', async () => {
  const send = vi.fn<() => Promise<Answer<Endpoint>>>();
  send.mockResolvedValueOnce(refused('idempotency_key_in_flight')).mockResolvedValueOnce(made);
  expect(await retryWhileInFlight(send, async () => {})).toEqual(made);
});

test('any other refusal is returned at once', async () => {
  const send = vi.fn(async () => refused('not_unique'));
  expect(await retryWhileInFlight(send, async () => {})).toEqual(refused('not_unique'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a first request that never ends is not waited for without end', async () => {
  const waits: number[] = [];
  const answer = await retryWhileInFlight(
    async () => refused('idempotency_key_in_flight'),
    async (ms) => void waits.push(ms),
  );
  expect(answer).toEqual(refused('idempotency_key_in_flight'));
  expect(waits.length).toBeGreaterThan(2);
});
