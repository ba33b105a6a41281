/**
 * Returns the six digits of a birth date, 1900-01-01 to 2099-12-31 as in a CURP; `undefined` for a day that does not
 * exist.
 */
export const birthDigits = (date: string): string | undefined => sixDigits(date, '1900');

/** Returns the same for a company: foundations older than Mexico have an RFC. */
export const foundingDigits = (date: string): string | undefined => sixDigits(date, '1500');

function sixDigits(date: string, earliest: string): string | undefined {
  // `Date` reads 30 February as a day of March, or as invalid.
  const isDay = new Date(date).toJSON()?.slice(0, 10) === date && date >= earliest && date < '2100';
  return isDay ? date.slice(2).replaceAll('-', '') : undefined;
}
