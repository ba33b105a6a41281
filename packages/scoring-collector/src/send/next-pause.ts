const longestMs = 60_000;

/**
 * Returns the time to wait before the next try, in ms: any time up to a limit that doubles with each failure (full
 * jitter), from 1 s to a minute.
 *
 * @param failures - in a row, from 1
 * @param random - from 0 up to 1
 */
export const nextPause = (failures: number, random: number): number =>
  random * Math.min(longestMs, 500 * 2 ** failures);
