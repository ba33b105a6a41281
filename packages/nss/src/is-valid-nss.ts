import { NSS_LENGTH, type Nss } from './nss.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * Tells whether a value is an NSS: the quick form of `parseNss`, for any input, without allocating.
 *
 * @example
 * isValidNss('72897156237') // → true
 * isValidNss('72897156234') // → false
 */
export function isValidNss(text: unknown): text is Nss {
  return typeof text === 'string' && text.length === NSS_LENGTH && weighDigits(text) % 10 === 0;
}
