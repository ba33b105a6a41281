/**
 * Returns the moment that was typed, on the clocks of Mexico City, which have kept UTC−6 all year since 2022. Text that
 * is no moment becomes a value that no call accepts.
 *
 * @param day - `YYYY-MM-DD`
 * @param time - `HH:MM`
 *
 * @example
 * mexicoInstant('2026-11-20', '23:59') // → '2026-11-21T05:59:00.000Z'
 */
export function mexicoInstant(day: string, time: string): string {
  const epochMs = Date.parse(`${day}T${time.trim()}:00-06:00`);
  return Number.isNaN(epochMs) ? '' : new Date(epochMs).toISOString();
}
