const DECIMALS = 4;

/**
 * Writes a fraction from 0 to 1 as the decimal text with which prices are computed.
 *
 * @returns undefined when it has more than four decimals: rounding it would change the price
 *
 * @example
 * discountText(0.25) // → '0.2500'
 * discountText(0.33333) // → undefined
 */
export function discountText(fraction: number): string | undefined {
  const text = fraction.toFixed(DECIMALS);
  return Number(text) === fraction ? text : undefined;
}
