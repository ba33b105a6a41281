import { applyRate, type Centavos, centavos, floor, type Rate } from '@lender/money';

/** A share that is applied many times. */
export interface WholeShare {
  readonly exact: Rate;
  readonly numerator: number;
  readonly denominator: number;
}

export const wholeShare = (exact: Rate): WholeShare => ({
  exact,
  numerator: Number(exact.numerator),
  denominator: Number(exact.denominator),
});

/**
 * Returns what `applyRate` returns for an amount that is not negative. As long as all numbers are small, the quotient
 * of two doubles never reaches a whole number that the exact one does not, and no big integers are needed.
 */
export function roundedShare(amount: number, { exact, numerator, denominator }: WholeShare): Centavos {
  const product = amount * numerator;
  if (product > SAFE || denominator > SAFE) return applyRate(centavos(amount), exact);
  return centavos(Math.floor((2 * product + denominator) / (2 * denominator)));
}

/** Returns the same share, rounded down. */
export function flooredShare(amount: number, { exact, numerator, denominator }: WholeShare): Centavos {
  const product = amount * numerator;
  if (product > SAFE || denominator > SAFE) return applyRate(centavos(amount), exact, floor);
  return centavos(Math.floor(product / denominator));
}

/** Below it, twice a product and a denominator are still whole numbers that a double holds. */
const SAFE = 2 ** 51;
