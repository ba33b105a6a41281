import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('the repetition continues after a round that failed, and reports it', async () => {
  const errors: unknown[] = [];
  let rounds = 0;
  const work = async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('first round');
  };
  const repetition = repeat(work, { pauseMs: 1, onError: (error) => errors.push(error) });
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await repetition.stop();
  expect(errors).toEqual([new Error('first round')]);
});

test('the repetition stops after the round that is running and starts no other', async () => {
  const gate = new AbortController();
  const round = new Promise<void>((resolve) => gate.signal.addEventListener('abort', () => resolve()));
  let started = 0;
  let hasStopped = false;
  const work = () => {
    started += 1;
    return round;
  };
  const repetition = repeat(work, { pauseMs: 1, onError: () => undefined });
  await expect.poll(() => started).toBe(1);
  const stopping = repetition.stop().then(() => {
    hasStopped = true;
  });
  await sleep(5);
  expect(hasStopped).toBe(false);
  gate.abort();
  await stopping;
  await sleep(10);
  expect(started).toBe(1);
});
