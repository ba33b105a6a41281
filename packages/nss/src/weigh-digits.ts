/**
 * Returns the sum of 11 digits under the weights of Luhn, 1 2 1 2 …, digits of a product added up; -1 when a character
 * is not an ASCII digit. The check digit has weight 1, so that the sum of a right NSS is a multiple of 10.
 */
export function weighDigits(text: string): number {
  let sum = 0;
  for (let at = 0; at < 11; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    const weighed = (at & 1) === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum;
}
