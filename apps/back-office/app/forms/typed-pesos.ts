/**
 * An amount as it was typed, as it travels: with its sign, and with commas between thousands, where somebody copied it.
 * What is no amount is none that any call takes.
 *
 * @example
 * typedPesos('$1,500.50') // → { amount: 1500.5, currency: 'MXN' }
 */
export function typedPesos(text: string): { readonly amount: number; readonly currency: 'MXN' } {
  const plain = plainPesos(text);
  return { amount: plain === '' ? Number.NaN : Number(plain), currency: 'MXN' };
}

/** The same as plain digits, as an address carries it. */
export const plainPesos = (text: string): string => text.replaceAll(/[$,\s]/g, '');
