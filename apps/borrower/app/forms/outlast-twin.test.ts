import { expect, test, vi } from 'vitest';
import type { Sent } from './form-definition.ts';
import { outlastTwin } from './outlast-twin.ts';

const refused = (code: string): Sent<string> => ({
  ok: false,
  refusal: { status: 409, code, message: '', fields: {}, facts: {} },
});

test('a form sent twice gets the answer of its twin', async () => {
  const send = vi.fn<() => Promise<Sent<string>>>();
  send.mockResolvedValueOnce(refused('idempotency_key_in_flight')).mockResolvedValueOnce({ ok: true, data: 'made' });
  expect(await outlastTwin(send, async () => {})).toEqual({ ok: true, data: 'made' });
});

test('any other refusal is told at once', async () => {
  const send = vi.fn(async () => refused('not_unique'));
  expect(await outlastTwin(send, async () => {})).toEqual(refused('not_unique'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a twin that never ends is not waited for for ever', async () => {
  const waits: number[] = [];
  const answer = await outlastTwin(
    async () => refused('idempotency_key_in_flight'),
    async (ms) => void waits.push(ms),
  );
  expect(answer).toEqual(refused('idempotency_key_in_flight'));
  expect(waits.length).toBeGreaterThan(2);
});
