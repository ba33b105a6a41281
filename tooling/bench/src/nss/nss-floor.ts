/** Weight of each digit where Luhn doubles. */
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** Does the least work for the job: one loop over character codes. */
export function nssFloor(text: string): boolean {
  if (text.length !== 11) return false;
  let sum = 0;
  for (let at = 0; at < 11; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return false;
    sum += (at & 1) === 1 ? (doubled[digit] ?? 0) : digit;
  }
  return sum % 10 === 0;
}
