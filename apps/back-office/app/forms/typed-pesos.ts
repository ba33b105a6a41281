/**
 * Returns the amount that was typed, as it is sent to the API; a pasted amount may have its sign, and commas between
 * thousands. Text that is no amount becomes a value that no call accepts.
 *
 * @example
 * typedPesos('$1,500.50') // → { amount: 1500.5, currency: 'MXN' }
 */
export function typedPesos(text: string): { readonly amount: number; readonly currency: 'MXN' } {
  const plain = plainPesos(text);
  return { amount: plain === '' ? Number.NaN : Number(plain), currency: 'MXN' };
}

/** Returns an amount as plain digits, as in an address. */
export const plainPesos = (text: string): string => text.replaceAll(/[$,\s]/g, '');
