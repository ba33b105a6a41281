const LONGEST = 300;

/** Phones, accounts, cards, CURPs and mailboxes, anywhere in a sentence. */
const PERSONAL = [/(?<![\w-])\d{8,18}(?![\w-])/g, /\b[A-Z]{4}\d{6}[A-Z0-9]{8}\b/g, /[^\s@"'<>]+@[^\s@"'<>]+/g];

/**
 * Returns the part of a failure that is kept: its message. A provider's error holds the request beside it, with a phone
 * or an account in it; personal data in the message itself are left out.
 *
 * @example
 * errorText(new Error('no answer for 5512345678')) // → 'no answer for …'
 */
export function errorText(error: unknown): string {
  const { message } = error instanceof Error ? error : { message: 'unknown' };
  return PERSONAL.reduce((text, pattern) => text.replace(pattern, '…'), message).slice(0, LONGEST);
}
