/** Positions, counted from bit 0, that may hold a digit, and those that may hold a letter. */
const DIGIT_PLACES = 0b11_0000_0011_1111_0000;
const LETTER_PLACES = 0b01_1111_1100_0000_1111;

/**
 * Returns the sum of 18 symbols under the weights 18 to 1; -1 when the text breaks the mask.
 *
 * The check digit has weight 1, so that the sum of a right CURP is a multiple of 10.
 */
export function weighSymbols(text: string): number {
  let sum = 0;
  for (let at = 0; at < 18; at++) {
    const value = symbolValue(text.charCodeAt(at));
    const places = value < 10 ? DIGIT_PLACES : LETTER_PLACES;
    if (value < 0 || ((places >> at) & 1) === 0) return -1;
    sum += value * (18 - at);
  }
  return sum;
}

/**
 * Returns a symbol's value in the registry's alphabet 0–9 A–N Ñ O–Z: 0 to 9 for digits, 10 to 36 for letters of either
 * case; negative otherwise. Ñ is never in a CURP, but moves the letters after N up by one.
 */
function symbolValue(charCode: number): number {
  if (charCode < 58) return charCode - 48;
  const capital = charCode & ~32;
  if (capital < 65 || capital > 90) return -1;
  return capital - (capital > 78 ? 54 : 55);
}
