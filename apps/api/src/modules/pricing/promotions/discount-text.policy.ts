const DECIMALS = 4;

/**
 * A fraction from 0 to 1 as the decimal text that prices are computed with.
 *
 * @returns undefined when it has more than four decimals: it would be rounded, and the price would be another one
 *
 * @example
 * discountText(0.25) // → '0.2500'
 * discountText(0.33333) // → undefined
 */
export function discountText(fraction: number): string | undefined {
  const text = fraction.toFixed(DECIMALS);
  return Number(text) === fraction ? text : undefined;
}
