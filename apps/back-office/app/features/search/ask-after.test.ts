import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAfter } from './ask-after.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settleMs = 200;

test('no search is sent while the user is still typing', async () => {
  const ask = vi.fn(async () => 'a');
  const callOff = askAfter({ settleMs, ask, announce: vi.fn() });
  await vi.advanceTimersByTimeAsync(settleMs - 1);
  callOff();
  await vi.advanceTimersByTimeAsync(settleMs);
  expect(ask).not.toHaveBeenCalled();
});

test('an older answer that arrives after a newer one is dropped', async () => {
  const shown: string[] = [];
  const notify = (answer: string) => shown.push(answer);
  let answerLate: (answer: string) => void = () => {};
  const late = new Promise<string>((resolve) => {
    answerLate = resolve;
  });
  const callOff = askAfter({ settleMs, ask: () => late, announce: notify });
  await vi.advanceTimersByTimeAsync(settleMs);
  callOff();
  askAfter({ settleMs, ask: async () => 'newer', announce: notify });
  await vi.advanceTimersByTimeAsync(settleMs);
  answerLate('older');
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['newer']);
});

test('a cancelled search is aborted', async () => {
  const signals: AbortSignal[] = [];
  const ask = async (signal: AbortSignal) => signals.push(signal);
  const callOff = askAfter({ settleMs, ask, announce: vi.fn() });
  await vi.advanceTimersByTimeAsync(settleMs);
  callOff();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
