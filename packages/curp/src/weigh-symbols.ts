/** What may stand where: a letter, a digit, or either. */
const MASK = 'LLLLDDDDDDLLLLLLED';
const LETTER = 76;
const DIGIT = 68;

/**
 * The sum of 18 symbols under the weights 18 to 1; -1 when the text breaks the mask.
 *
 * The check digit stands at weight 1, so that the sum of a right CURP is a multiple of 10.
 */
export function weighSymbols(text: string): number {
  let sum = 0;
  for (let at = 0; at < 18; at++) {
    const value = symbolValue(text.charCodeAt(at));
    const kind = MASK.charCodeAt(at);
    if (value < (kind === LETTER ? 10 : 0) || (kind === DIGIT && value > 9)) return -1;
    sum += value * (18 - at);
  }
  return sum;
}

/**
 * A symbol in the registry's alphabet 0–9 A–N Ñ O–Z: digits 0 to 9, letters of either case 10 to 36; negative
 * for anything else. Ñ is never in a CURP, but moves the letters after N up by one.
 */
function symbolValue(charCode: number): number {
  if (charCode < 58) return charCode - 48;
  const capital = charCode & ~32;
  if (capital < 65 || capital > 90) return -1;
  return capital - (capital > 78 ? 54 : 55);
}
