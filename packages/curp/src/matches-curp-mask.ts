import { CURP_LENGTH } from './curp.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Whether a value looks like a CURP: 4 letters, 6 digits, 6 letters, 1 letter or digit, 1 digit. ASCII, of either
 * case. What an input may ask; `isValidCurp` asks the rest.
 *
 * @example
 * matchesCurpMask('garc850231hdfrmr00') // → true, although 31 February is no date
 */
export function matchesCurpMask(text: unknown): text is string {
  return typeof text === 'string' && text.length === CURP_LENGTH && weighSymbols(text) >= 0;
}
