const ZERO = 48;

/**
 * Returns the sum of 18 digits under the repeating weights 3, 7, 1; -1 when a character is not an ASCII digit.
 *
 * The control digit has weight 1, so that the sum of a right CLABE is a multiple of 10.
 */
export function weighDigits(text: string): number {
  let sum = 0;
  for (let at = 0; at < 18; at += 3) {
    const first = text.charCodeAt(at) - ZERO;
    const second = text.charCodeAt(at + 1) - ZERO;
    const third = text.charCodeAt(at + 2) - ZERO;
    if (first < 0 || first > 9 || second < 0 || second > 9 || third < 0 || third > 9) return -1;
    sum += 3 * first + 7 * second + third;
  }
  return sum;
}
