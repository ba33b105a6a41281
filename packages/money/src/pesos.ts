import { fail, ok, type Result } from '@lender/result';
import { type Centavos, centavos } from './centavos.ts';

/** Reason why a number of pesos is no amount. */
export type PesosProblem =
  | { readonly code: 'not_a_number' }
  | { readonly code: 'too_many_decimals' }
  | { readonly code: 'out_of_range' };

/**
 * Up to this number of pesos, the errors of a double and of its product with 100 together stay below half a centavo, so
 * that the nearest whole number is the amount that was meant.
 */
const LARGEST_EXACT_PESOS = 2 ** 45;

/**
 * Reads pesos as JSON carries them: a number with at most two decimals, between −2⁴⁵ and 2⁴⁵.
 * Never rounds: what is not a whole number of centavos is refused.
 *
 * @example
 * centavosFromPesos(4788.8) // → { ok: true, value: 478880 }
 * centavosFromPesos(1.005) // → { ok: false, problem: { code: 'too_many_decimals' } }
 */
export function centavosFromPesos(pesos: number): Result<Centavos, PesosProblem> {
  if (typeof pesos !== 'number' || Number.isNaN(pesos)) return fail({ code: 'not_a_number' });
  if (Math.abs(pesos) >= LARGEST_EXACT_PESOS) return fail({ code: 'out_of_range' });
  const nearest = Math.round(pesos * 100);
  // The quotient is correctly rounded, so it equals `pesos` exactly when `pesos` was written with two decimals.
  return nearest / 100 === pesos ? ok(centavos(nearest)) : fail({ code: 'too_many_decimals' });
}

/**
 * Returns pesos for JSON: the number that `centavosFromPesos` reads back as the same amount.
 *
 * @throws RangeError from 2⁴⁵ pesos on, where a number can no longer distinguish centavos
 *
 * @example
 * pesosFromCentavos(centavos(478880)) // → 4788.8
 */
export function pesosFromCentavos(amount: Centavos): number {
  const pesos = amount / 100;
  if (Math.abs(pesos) >= LARGEST_EXACT_PESOS) throw new RangeError(`Too large to convert to pesos: ${amount} centavos`);
  return pesos;
}
