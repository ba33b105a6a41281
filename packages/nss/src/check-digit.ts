import { NSS_LENGTH } from './nss.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * Returns the last digit of an NSS, 0 to 9, from the 10 before it; `undefined` when they are not 10 ASCII digits.
 *
 * @example
 * checkDigit('7289715623') // → 7
 * checkDigit('72') // → undefined
 */
export function checkDigit(first10: string): number | undefined {
  const sum = first10.length === NSS_LENGTH - 1 ? weighDigits(`${first10}0`) : -1;
  return sum < 0 ? undefined : (10 - (sum % 10)) % 10;
}
