/** A space in the registry's alphabet: it precedes a company's RFC to make it as long as a person's. */
const LEADING_SPACE = 37 * 13;

/**
 * Returns the sum of 12 or 13 symbols under the weights 13 (or 12) to 1; -1 when the text breaks the mask.
 *
 * The check digit has weight 1 and `A` is worth 10, so that the sum of a right RFC is a multiple of 11.
 */
export function weighSymbols(text: string): number {
  const { length } = text;
  let sum = length === 13 ? 0 : LEADING_SPACE;
  for (let at = 0; at < length; at++) {
    const value = symbolValue(text.charCodeAt(at));
    const fromEnd = length - at;
    if (fromEnd > 9 ? value < 10 : fromEnd > 3 ? value > 9 : value === 24 || value > 36) return -1;
    if (value < 0 || (fromEnd === 1 && value > 10)) return -1;
    sum += value * fromEnd;
  }
  return sum;
}

/**
 * Returns a symbol's value in the registry's alphabet 0–9 A–N & O–Z, space, Ñ: digits 0 to 9, letters of either case 10
 * to 36, & 24, Ñ 38; -1 for anything else.
 */
function symbolValue(charCode: number): number {
  if (charCode < 58) return charCode > 47 ? charCode - 48 : charCode === 38 ? 24 : -1;
  if ((charCode & ~32) === 209) return 38;
  const capital = charCode & ~32;
  if (capital < 65 || capital > 90) return -1;
  return capital - (capital > 78 ? 54 : 55);
}
