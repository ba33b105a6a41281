/**
 * A part of a whole, for people.
 *
 * @example
 * percent(1, 3) // → '33.3 %'
 * percent(0, 0) // → '–'
 */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
