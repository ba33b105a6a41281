/** Tells whether the last digit is the one that Luhn's rule asks for. */
export function hasRightCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the brand of a card, by its first digits. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^(?:5062|6062|6363)/.test(number) ? 'carnet' : 'unknown';
}

/** Masks a card as OpenPay shows it: first six and last four digits. */
export const maskCard = (number: string): string => `${number.slice(0, 6)}XXXXXX${number.slice(-4)}`;
