import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WARNING_MS, watchSession } from './watch-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HALF_HOUR = 30 * 60_000;

/** Creates a session that ends at a moment, which may be moved. */
function sessionEndingIn(ms: number) {
  const session = { endsAt: Date.now() + ms, isAway: false };
  const saved: string[] = [];
  const stop = watchSession(ms, {
    askLeft: async () => {
      if (session.isAway) throw new TypeError('Failed to fetch');
      const left = session.endsAt - Date.now();
      return { leftMs: left > 0 ? left : null };
    },
    onEnding: () => void saved.push('ending'),
    onEnded: () => void saved.push('ended'),
    onSafe: () => void saved.push('safe'),
  });
  return { session, saved, stop };
}

test('a client is warned five minutes before the session ends, and notified when it is over', async () => {
  const { saved } = sessionEndingIn(HALF_HOUR);
  await vi.advanceTimersByTimeAsync(HALF_HOUR - WARNING_MS - 1);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual(['ending']);
  await vi.advanceTimersByTimeAsync(WARNING_MS + 1_000);
  expect(saved).toEqual(['ending', 'ended']);
});

test('a token that was renewed meanwhile causes no warning', async () => {
  const { session, saved } = sessionEndingIn(HALF_HOUR);
  session.endsAt += HALF_HOUR;
  await vi.advanceTimersByTimeAsync(HALF_HOUR);
  expect(saved).toEqual(['safe']);
  await vi.advanceTimersByTimeAsync(HALF_HOUR - WARNING_MS);
  expect(saved).toEqual(['safe', 'ending']);
});

test('a client who prolonged the session in another tab is not notified here of its end', async () => {
  const { session, saved } = sessionEndingIn(HALF_HOUR);
  await vi.advanceTimersByTimeAsync(HALF_HOUR - WARNING_MS);
  session.endsAt += HALF_HOUR;
  await vi.advanceTimersByTimeAsync(WARNING_MS + 1_000);
  expect(saved).toEqual(['ending', 'safe']);
});

test('a site that does not answer is asked again, and the session does not end', async () => {
  const { session, saved } = sessionEndingIn(HALF_HOUR);
  session.isAway = true;
  await vi.advanceTimersByTimeAsync(HALF_HOUR);
  expect(saved).toEqual([]);
  session.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual(['ended']);
});

test('a page that was left no longer checks the session', async () => {
  const { saved, stop } = sessionEndingIn(HALF_HOUR);
  stop();
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(saved).toEqual([]);
});
