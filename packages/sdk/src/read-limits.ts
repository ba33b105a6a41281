/** Longest duration of a call, and its largest number of repetitions. */
export interface Limits {
  readonly timeoutMs: number;
  readonly retries: number;
}

/**
 * Returns limits that are in range.
 *
 * @throws RangeError when `timeoutMs` is no finite number above 0, or `retries` no whole number from 0
 */
export function readLimits({ timeoutMs, retries }: Limits): Limits {
  if (!(timeoutMs > 0 && timeoutMs < Infinity))
    throw new RangeError(`timeoutMs must be finite and above 0: ${timeoutMs}`);
  if (!(Number.isInteger(retries) && retries >= 0))
    throw new RangeError(`retries must be a whole number of at least 0: ${retries}`);
  return { timeoutMs, retries };
}
