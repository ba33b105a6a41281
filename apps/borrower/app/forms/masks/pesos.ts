import { type Centavos, centavosFromPesos } from '@lender/money';

const shape = /^\d{1,6}(?:\.\d{1,2})?$/;

/**
 * Reads pesos as people write them, up to six digits and two decimals; `undefined` for anything else.
 *
 * @example
 * pesos('$ 1,500.50') // → 1500.5
 * pesos('1500,50') // → undefined
 */
export function pesos(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  return shape.test(plain) ? Number(plain) : undefined;
}

/**
 * Reads whole pesos, where centavos make no sense.
 *
 * @example
 * wholePesos('$ 12,500.00') // → 12500
 * wholePesos('12.5') // → undefined
 */
export function wholePesos(text: string): number | undefined {
  const amount = pesos(text);
  return amount !== undefined && Number.isInteger(amount) ? amount : undefined;
}

/**
 * Reads whole pesos as an amount.
 *
 * @example
 * wholePesosInCentavos('$ 12,500.00') // → 1250000
 */
export function wholePesosInCentavos(text: string): Centavos | undefined {
  const amount = centavosFromPesos(wholePesos(text) ?? Number.NaN);
  return amount.ok ? amount.value : undefined;
}
