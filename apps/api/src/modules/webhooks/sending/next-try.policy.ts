const MINUTE_MS = 60_000;
/** Number of times that a message is sent before staff are asked. */
const MOST_TRIES = 15;
const LONGEST_WAIT_MS = 8 * 60 * MINUTE_MS;

/**
 * Returns how long to wait after a number of tries, in milliseconds; undefined when that was the last. Full jitter: any
 * wait up to a bound that doubles from a minute to eight hours, so that messages that failed together are not sent
 * again together. All tries take a day on average, and never more than two and a half.
 *
 * @param tries - how often it was sent, from 1
 * @param randomInt - a whole number from 0 up to, not including, its argument
 */
export function nextTryAfter(tries: number, randomInt: (below: number) => number): number | undefined {
  if (tries >= MOST_TRIES) return undefined;
  return randomInt(Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
}
