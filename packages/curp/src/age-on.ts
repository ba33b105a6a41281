/**
 * Returns the whole years between a birth date and a day, both `YYYY-MM-DD`; negative before the birth. A person born
 * on 29 February turns a year older on 1 March of common years.
 *
 * @example
 * ageOn('1993-04-11', '2026-04-10') // → 32
 * ageOn('1993-04-11', '2026-04-11') // → 33
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
