import type { PlainDate } from '@lender/calculator';

export interface CardOnForm {
  /** As it was typed, digits in groups. */
  readonly cardNumber: string;
  readonly expiration: { readonly month: number; readonly year: number };
}

export type CardCheck =
  | { readonly ok: true; readonly digits: string }
  | { readonly ok: false; readonly field: 'cardNumber' | 'expiration' };

/** Exactly 16 digits with a right check digit, and a month that is not over. */
export function checkCard({ cardNumber, expiration }: CardOnForm, today: PlainDate): CardCheck {
  const digits = cardNumber.replaceAll(' ', '');
  if (!/^\d{16}$/.test(digits) || !hasRightCheckDigit(digits)) return { ok: false, field: 'cardNumber' };
  const [year = 0, month = 0] = today.split('-').map(Number);
  const isOver = expiration.year * 12 + expiration.month < year * 12 + month;
  return isOver ? { ok: false, field: 'expiration' } : { ok: true, digits };
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
