import { CLABE_LENGTH } from './clabe.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * The last digit of a CLABE, 0 to 9, from the 17 before it; `undefined` when they are not 17 ASCII digits.
 *
 * Weights 3, 7, 1 repeat over the 17 digits; the digit fills their sum up to a multiple of ten.
 *
 * @example
 * controlDigit('00201007777777777') // → 1
 * controlDigit('002') // → undefined
 */
export function controlDigit(first17: string): number | undefined {
  if (first17.length !== CLABE_LENGTH - 1) return undefined;
  const sum = weighDigits(`${first17}0`);
  return sum < 0 ? undefined : (10 - (sum % 10)) % 10;
}
