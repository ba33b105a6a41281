import { CLABE_LENGTH } from './clabe.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * Returns the last digit of a CLABE, 0 to 9, from the 17 before it; `undefined` when they are not 17 ASCII digits.
 *
 * Weights 3, 7, 1 repeat over the 17 digits; the digit brings their sum up to a multiple of ten.
 *
 * @example
 * controlDigit('00201007777777777') // → 1
 * controlDigit('002') // → undefined
 */
export function controlDigit(first17: string): number | undefined {
  return first17.length === CLABE_LENGTH - 1 ? fittingDigit(`${first17}0`) : undefined;
}

/** Returns the digit that makes 18 digits pass in place of their last one, which has weight 1. */
export function fittingDigit(text: string): number | undefined {
  const sum = weighDigits(text);
  return sum < 0 ? undefined : (text.charCodeAt(17) - 48 + 10 - (sum % 10)) % 10;
}
