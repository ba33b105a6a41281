/**
 * Returns the ASCII digits of what a person typed or pasted, for a form to send; everything else is dropped.
 *
 * @example
 * nssDigits('72-89-71-5623-7') // → '72897156237'
 */
export function nssDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * Formats an NSS, whole or half-typed, in its groups of 2, 2, 2, 4 and 1.
 *
 * @example
 * formatNss('72897156237') // → '72 89 71 5623 7'
 * formatNss('7289') // → '72 89'
 */
export function formatNss(text: string): string {
  const digits = nssDigits(text);
  const groups = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6, 10), digits.slice(10)];
  return groups.filter((group) => group !== '').join(' ');
}
