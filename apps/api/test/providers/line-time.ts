import { afterAll } from 'vitest';

/**
 * Creates the clock by which provider clients leave a provider alone. It only runs ahead, since queues stop where it
 * runs back. Call it at the top of a test file, before its server: that stops first.
 */
export function lineTime() {
  const real = Date.now;
  let aheadMs = 0;
  afterAll(() => {
    Date.now = real;
  });
  return {
    /** Lets provider clients with an open circuit retry, without a wait of ten seconds. */
    passTenSeconds: () => {
      aheadMs += 10_000;
      Date.now = () => real() + aheadMs;
    },
  };
}
