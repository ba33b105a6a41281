import { expect, test } from 'vitest';
import { createPulse } from '../kernel/pulse.ts';
import { problemsOfWorker } from './worker-health.policy.ts';

const MINUTE = 60_000;
const well = { silentMs: 900, longestJobMs: 2_000, sweepAgeMs: 40_000, upMs: 60 * MINUTE };

test.each([
  [{}, []],
  [{ silentMs: MINUTE }, ['queue']],
  [{ longestJobMs: 30 * MINUTE }, ['job']],
  [{ sweepAgeMs: 10 * MINUTE }, ['sweeps']],
  [{ sweepAgeMs: undefined }, ['sweeps']],
  [{ sweepAgeMs: undefined, upMs: MINUTE }, []],
])('a worker with the signs %j lacks %j', (change, problems) => {
  expect(problemsOfWorker({ ...well, ...change })).toEqual(problems);
});

test('a pulse gives the time since the last beat of the queue, and the duration of the longest running job', () => {
  let now = 1_000;
  const pulse = createPulse(() => now);
  now = 4_000;
  expect(pulse.read()).toEqual({ silentMs: 3_000, longestJobMs: 0 });
  pulse.beat();
  const endFirst = pulse.begin();
  now = 5_000;
  const endSecond = pulse.begin();
  now = 9_000;
  expect(pulse.read()).toEqual({ silentMs: 5_000, longestJobMs: 5_000 });
  endFirst();
  expect(pulse.read().longestJobMs).toBe(4_000);
  endSecond();
  expect(pulse.read().longestJobMs).toBe(0);
});
