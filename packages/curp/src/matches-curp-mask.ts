import { CURP_LENGTH } from './curp.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Tells whether a value looks like a CURP: 4 letters, 6 digits, 6 letters, 1 letter or digit, 1 digit. ASCII, of either
 * case. An input field may require this much; `isValidCurp` checks the rest, such as whether there is a 31 February.
 *
 * @example
 * matchesCurpMask('garc850231hdfrmr00') // → true
 */
export function matchesCurpMask(text: unknown): text is string {
  return typeof text === 'string' && text.length === CURP_LENGTH && weighSymbols(text) >= 0;
}
