import { NSS_LENGTH } from './nss.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * The last digit of an NSS, 0 to 9, from the 10 before it; `undefined` when they are not 10 ASCII digits.
 *
 * @example
 * checkDigit('7289715623') // → 7
 * checkDigit('72') // → undefined
 */
export function checkDigit(first10: string): number | undefined {
  return first10.length === NSS_LENGTH - 1 ? fittingDigit(`${first10}0`) : undefined;
}

/** The digit that makes 11 digits pass in place of the one they end in. */
export function fittingDigit(text: string): number | undefined {
  const sum = weighDigits(`${text.slice(0, 10)}0`);
  return sum < 0 ? undefined : (10 - (sum % 10)) % 10;
}
