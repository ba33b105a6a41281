import { type Centavos, centavos } from './centavos.ts';

/**
 * Shares an amount out by weight without losing a centavo (largest remainder): every part is
 * less than one centavo from its exact share. Equal remainders: the earlier part gets the centavo.
 *
 * @param weights - safe integers from 0, not all 0
 * @throws RangeError when there are no weights, or one is negative, fractional or all are 0
 *
 * @example
 * allocate(centavos(100), [1, 1, 1]) // → [34, 33, 33]
 */
export function allocate(total: Centavos, weights: readonly number[]): Centavos[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError(`Weights must be whole numbers of at least 0: ${weights.join(', ')}`);
  }
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) throw new RangeError('At least one weight must be above 0');

  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => BigInt(Math.abs(total)) * BigInt(weight));
  const parts = exact.map((share) => Number(share / whole));
  let left = Math.abs(total) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % whole }))
    .sort((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => centavos(sign * part));
}
