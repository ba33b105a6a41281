import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Renewed, watchSession } from './watch-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LOCK_SECONDS = 900;

/** Returns a page whose session is locked fifteen minutes after its last use. */
function watched() {
  const page = new EventTarget();
  const warnings: boolean[] = [];
  const leave = vi.fn();
  const uses: boolean[] = [];
  let lastUse = Date.now();
  let isAway = false;
  const renew = async (isUse: boolean): Promise<Renewed> => {
    if (isAway) throw new TypeError('offline');
    uses.push(isUse);
    if (isUse) lastUse = Date.now();
    const left = LOCK_SECONDS - (Date.now() - lastUse) / 1000;
    return left <= 0 ? { signIn: '/ingresar' } : { locksInSeconds: Math.floor(left) };
  };
  const watch = watchSession({
    locksInSeconds: LOCK_SECONDS,
    renew,
    warn: (isWarned) => warnings.push(isWarned),
    leave,
    page: page as unknown as Document,
    now: Date.now,
  });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return {
    ...{ watch, warnings, leave, uses, pass },
    press: () => page.dispatchEvent(new Event('keydown')),
    goAway: (away: boolean) => {
      isAway = away;
    },
    useElsewhere: () => {
      lastUse = Date.now();
    },
  };
}

test('an unused page warns a minute before its session is locked, and then leads to the sign-in', async () => {
  const { pass, warnings, leave, uses } = watched();
  await pass(14 * 60 - 1);
  expect(warnings.at(-1)).toBe(false);
  await pass(1);
  expect(warnings.at(-1)).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  await pass(60);
  expect(leave).toHaveBeenCalledWith('/ingresar');
  expect(uses).not.toContain(true);
});

test('a user who chooses to stay keeps the session, and the warning disappears', async () => {
  const { pass, watch, warnings, leave } = watched();
  await pass(14 * 60 + 30);
  watch.stay();
  await pass(0);
  expect(warnings.at(-1)).toBe(false);
  await pass(13 * 60);
  expect(leave).not.toHaveBeenCalled();
});

test('keys and clicks are reported once a minute, and end a warning', async () => {
  const { pass, press, uses, warnings } = watched();
  for (let key = 0; key < 30; key += 1) press();
  await pass(60);
  press();
  press();
  await pass(0);
  expect(uses).toEqual([true]);
  await pass(14 * 60);
  expect(warnings.at(-1)).toBe(true);
  press();
  await pass(0);
  expect(warnings.at(-1)).toBe(false);
});

test('use of another page is noticed before this one warns', async () => {
  const { pass, warnings, useElsewhere } = watched();
  await pass(13 * 60);
  useElsewhere();
  await pass(5 * 60);
  expect(warnings).not.toContain(true);
});

test('a page that is offline for a moment asks again, and one that was left no longer asks', async () => {
  const { pass, uses, watch, goAway } = watched();
  goAway(true);
  await pass(240);
  goAway(false);
  await pass(30);
  expect(uses).toEqual([false]);
  watch.stop();
  await pass(3_600);
  expect(uses).toEqual([false]);
});
