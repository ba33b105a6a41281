import type { Rate } from './rate.ts';

/** Rounds an exact number to a whole one; the fraction need not be in lowest terms. */
export type Rounding = (exact: Rate) => bigint;

/** Down, towards −∞. */
export const floor: Rounding = ({ numerator, denominator }) => {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
};

/** Rounds up, towards +∞. */
export const ceiling: Rounding = ({ numerator, denominator }) => -floor({ numerator: -numerator, denominator });

/** Drops the fraction. */
export const towardZero: Rounding = ({ numerator, denominator }) => numerator / denominator;

/**
 * Rounds to the nearest whole number; a half goes away from zero. This is the rounding of Mexican invoices, and ours
 * unless another is named.
 */
export const halfAwayFromZero: Rounding = ({ numerator, denominator }) =>
  numerator < 0n
    ? -halfAwayFromZero({ numerator: -numerator, denominator })
    : (2n * numerator + denominator) / (2n * denominator);

/** Rounds to the nearest whole number; a half goes to the even neighbour. */
export const halfEven: Rounding = (exact) => {
  const below = floor(exact);
  const twiceRest = 2n * (exact.numerator - below * exact.denominator);
  if (twiceRest === exact.denominator) return below % 2n === 0n ? below : below + 1n;
  return twiceRest > exact.denominator ? below + 1n : below;
};
