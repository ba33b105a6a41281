const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long something waits, in the largest unit that is full.
 *
 * @param since - ISO 8601 in UTC
 * @param now - ISO 8601 in UTC, of the same clock
 *
 * @example
 * waitingWords('2026-11-21T10:00:00Z', '2026-11-21T12:59:00Z') // → '2 h'
 */
export function waitingWords(since: string, now: string): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(since));
  if (ms < minuteMs) return 'menos de 1 min';
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`;
  const days = Math.floor(ms / dayMs);
  return days === 1 ? '1 día' : `${days} días`;
}
