import { MORAL_LENGTH, PHYSICAL_LENGTH } from './rfc.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Returns the last character of an RFC, 0 to 9 or A, from the 11 or 12 before it; `undefined` when they break the mask.
 *
 * @example
 * checkDigit('GODE561231GR') // → '8'
 * checkDigit('TCH850701RM') // → '1'
 * checkDigit('GODE') // → undefined
 */
export function checkDigit(others: string): string | undefined {
  const length = others.length + 1;
  return length === PHYSICAL_LENGTH || length === MORAL_LENGTH ? fittingDigit(`${others}0`) : undefined;
}

/** Returns the last character with which 12 or 13 characters are valid. */
export function fittingDigit(text: string): string | undefined {
  const sum = weighSymbols(text);
  if (sum < 0) return undefined;
  const last = text.charCodeAt(text.length - 1);
  const others = sum - (last < 58 ? last - 48 : 10);
  return '0A987654321'.charAt(others % 11);
}
