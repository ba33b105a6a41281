/** Actions of the forms of the summary. */
export const SUMMARY_INTENT = { sendCode: 'send-code', sign: 'sign' } as const;

/** Marks the form that asks for another code after the first. */
export const AGAIN = 'again';

const SENT = 'codigo';
const ENOUGH_DIGITS = /^[3-8]$/;

/** Returns the path at which a sent code is typed, with its length. */
export const codePath = (digits: number): string => `/registration/summary?${SENT}=${digits}#firma`;

/**
 * Returns the number of digits of the code that was sent; `null` before one was.
 *
 * @example
 * sentDigits('https://quincena.example/registration/summary?codigo=6') // → 6
 */
export function sentDigits(url: string): number | null {
  const digits = new URL(url).searchParams.get(SENT) ?? '';
  return ENOUGH_DIGITS.test(digits) ? Number(digits) : null;
}

export const SIGN_FIELDS = ['otp'] as const;
export const CONSENT_FIELDS = ['consent'] as const;
