/**
 * Returns the one-time code in a text message, if the message mentions a code: 3 to 8 digits that are not part of an
 * amount, a date or a phone number.
 *
 * @example codeInText('123456 es tu código.') // '123456'
 */
export function codeInText(text: string): string | undefined {
  if (!/c[óo]digo/i.test(text)) return undefined;
  return /(?<![\d$./+-])\d{3,8}(?!\d|[./-]\d)/.exec(text)?.[0];
}
