import type { PlainDate } from '@lender/calculator';
import { fail, ok, type Result } from '@lender/money';

export interface CardOnForm {
  /** As it was typed, digits in groups. */
  readonly cardNumber: string;
  readonly expiration: { readonly month: number; readonly year: number };
}

/** Which field of a card is wrong. */
export interface CardProblem {
  readonly field: 'cardNumber' | 'expiration';
}

/** The digits of a card: exactly 16 with a right check digit, and a month that is not over. */
export function checkCard({ cardNumber, expiration }: CardOnForm, today: PlainDate): Result<string, CardProblem> {
  const digits = cardNumber.replaceAll(' ', '');
  if (!/^\d{16}$/.test(digits) || !hasRightCheckDigit(digits)) return fail({ field: 'cardNumber' });
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isOver = expiration.year * 12 + expiration.month < year * 12 + month;
  return isOver ? fail({ field: 'expiration' }) : ok(digits);
}

/** Luhn's rule: every second digit from the right counts double, and the sum of all digits ends in 0. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reduceRight((total, digit, index) => {
    const isDoubled = (digits.length - index) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
