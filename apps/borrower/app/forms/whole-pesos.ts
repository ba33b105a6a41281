import { type Centavos, centavosFromPesos } from '@lender/money';

const shape = /^\d{1,6}(?:\.0{1,2})?$/;

/**
 * Whole pesos as people write them, up to six digits; `undefined` for anything else.
 *
 * @example
 * wholePesos('$ 12,500.00') // → 12500
 * wholePesos('12.5') // → undefined
 */
export function wholePesos(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  return shape.test(plain) ? Number(plain) : undefined;
}

/**
 * The same as an amount.
 *
 * @example
 * wholePesosInCentavos('$ 12,500.00') // → 1250000
 */
export function wholePesosInCentavos(text: string): Centavos | undefined {
  const amount = centavosFromPesos(wholePesos(text) ?? Number.NaN);
  return amount.ok ? amount.value : undefined;
}
