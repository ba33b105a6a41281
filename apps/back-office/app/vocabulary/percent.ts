/**
 * Writes a part of a whole for people: rounded to one decimal, half up. What is not the whole never reads as 100.0 %, and
 * what is not nothing never as 0.0 %.
 *
 * @param part - from zero
 * @param whole - from zero; of a whole of zero there is no part
 *
 * @example
 * percent(29, 33) // → '87.9 %'
 * percent(1_999, 2_000) // → '99.9 %'
 * percent(0, 0) // → '–'
 */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–';
  const tenths = Math.round((part * 1_000) / whole);
  const shown = part > 0 && part < whole ? Math.min(Math.max(tenths, 1), 999) : tenths;
  return `${(shown / 10).toFixed(1)} %`;
}
