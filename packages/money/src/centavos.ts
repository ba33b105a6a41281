/**
 * An amount of Mexican money in centavos: a safe integer, negative for what is owed back. Its brand is a string key,
 * not a symbol, so that two installed versions of this package are compatible.
 */
export type Centavos = number & { readonly '~unit': 'centavos' };

/**
 * Checks that a number is an amount in centavos.
 *
 * @param amount - an integer from −(2⁵³ − 1) to 2⁵³ − 1
 * @throws RangeError for anything else: fractions and overflow are bugs, not input
 *
 * @example
 * centavos(478880) // → 478880
 */
export function centavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in whole centavos: ${amount}`);
  return (amount === 0 ? 0 : amount) as Centavos;
}

/**
 * Adds amounts up.
 *
 * @throws RangeError when the sum is no safe integer
 *
 * @example
 * sumCentavos([centavos(300000), centavos(52200)]) // → 352200
 */
export function sumCentavos(amounts: Iterable<Centavos>): Centavos {
  let sum = centavos(0);
  for (const amount of amounts) sum = centavos(sum + amount);
  return sum;
}
