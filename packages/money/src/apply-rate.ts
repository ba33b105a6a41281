import { type Centavos, centavos } from './centavos.ts';
import type { Rate } from './rate.ts';
import { halfAwayFromZero, type Rounding } from './rounding.ts';

/**
 * Returns a share of an amount, computed exactly and rounded once.
 *
 * @param rounding - how the exact product becomes whole centavos; half away from zero unless given
 * @throws RangeError when the result is no safe integer
 *
 * @example
 * applyRate(centavos(300000), rate('0.05')) // → 15000
 * applyRate(centavos(5), rate('0.5'), towardZero) // → 2
 */
export function applyRate(amount: Centavos, share: Rate, rounding: Rounding = halfAwayFromZero): Centavos {
  return centavos(Number(rounding({ ...share, numerator: BigInt(amount) * share.numerator })));
}
