/** Statuses that say "not now", worth a repetition when the call may be repeated. 500 is a bug, not bad luck. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429, 502, 503, 504];
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;

export const isPassing = (status: number): boolean => PASSING_STATUSES.includes(status);

/**
 * How long to wait before a call is repeated: as long as the server asks, else twice as long each time, by chance up to
 * half less so that not everybody comes back at once.
 *
 * @param repetition - how often it was repeated before
 * @param retryAfter - the server's `Retry-After`: seconds or a date
 * @returns milliseconds; undefined when the server asks for more patience than a person has
 */
export function pauseMs(
  repetition: number,
  retryAfter: string | null,
  { now = Date.now(), chance = Math.random() }: { readonly now?: number; readonly chance?: number } = {},
): number | undefined {
  const asked = askedMs(retryAfter, now);
  if (asked === undefined) return Math.min(FIRST_PAUSE_MS * 2 ** repetition, LONGEST_PAUSE_MS) * (1 - chance / 2);
  return asked <= LONGEST_PAUSE_MS ? asked : undefined;
}

function askedMs(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}
