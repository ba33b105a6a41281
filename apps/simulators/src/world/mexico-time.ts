const zone = 'America/Mexico_City';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

function read(moment: string) {
  const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return { year, month, day, hour, minute, second, offset: timeZoneName?.replace('GMT', '') };
}

/**
 * Returns a moment (ISO 8601) as OpenPay writes it, in Mexico City's time.
 *
 * @example isoInMexico('2026-03-02T18:00:00Z') // '2026-03-02T12:00:00-06:00'
 */
export function isoInMexico(moment: string): string {
  const { year, month, day, hour, minute, second, offset } = read(moment);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/**
 * Returns the moment at which a calendar day begins in Mexico City, which has kept one time all year since 2022, as ISO
 * 8601 in UTC.
 */
export const startInMexico = (day: string): string => new Date(`${day}T00:00:00-06:00`).toISOString();

/** Returns the calendar day of a moment (ISO 8601) in Mexico City, like `2026-03-02`. */
export function dayInMexico(moment: string): string {
  const { year, month, day } = read(moment);
  return `${year}-${month}-${day}`;
}

/**
 * Returns a moment (ISO 8601) as people read it, in Mexico City's time.
 *
 * @example timeInMexico('2026-03-02T18:00:00Z') // '02.03.2026 12:00'
 */
export function timeInMexico(moment: string): string {
  const { year, month, day, hour, minute } = read(moment);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}
