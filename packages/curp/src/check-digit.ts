import { CURP_LENGTH } from './curp.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Returns the last digit of a CURP, 0 to 9, from the 17 characters before it; `undefined` when they break the mask.
 *
 * @example
 * checkDigit('MOTR930411HJCRMN0') // → 3
 * checkDigit('MOTR') // → undefined
 */
export function checkDigit(first17: string): number | undefined {
  return first17.length === CURP_LENGTH - 1 ? fittingDigit(`${first17}0`) : undefined;
}

/** Returns the digit that makes 18 characters valid in place of the last one. */
export function fittingDigit(text: string): number | undefined {
  const sum = weighSymbols(text);
  return sum < 0 ? undefined : (text.charCodeAt(17) - 48 + 10 - (sum % 10)) % 10;
}
