/**
 * Groups the digits of a card number in fours, as printed on the card.
 *
 * @example
 * groupDigits('411111') // → '4111 11'
 */
export const groupDigits = (text: string): string => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ');

/**
 * Formats a card number as its field shows it. Text that no card number has is left as it was typed, so that it can be
 * seen.
 *
 * @example
 * groupCardNumber('4111-1111') // → '4111 1111'
 */
export const groupCardNumber = (text: string): string => (/^[\d\s-]+$/.test(text) ? groupDigits(text) : text);

/** Removes spaces and hyphens from what was typed. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Tells whether 16 digits have a correct check digit. */
export const isCardNumber = (text: string): boolean => /^\d{16}$/.test(digitsOf(text)) && hasRightSum(digitsOf(text));

/** Checks Luhn's rule: every second digit from the right counts double, and the sum of all digits ends in 0. */
function hasRightSum(digits: string): boolean {
  const sum = [...digits].reduceRight((total, digit, index) => {
    const isDoubled = (digits.length - index) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
