import { type Centavos, centavos, fail, ok, type Result } from '@lender/money';
import type { AmountLimits } from './amount-limits.ts';

/**
 * Returns the amount while the slider moves or the visitor types: held inside the limits, then taken down to a stop,
 * but never below the minimum. Money lent never grows by rounding.
 *
 * @throws RangeError when the amount is NaN, or a limit that it is held to is no whole number of centavos
 *
 * @example
 * const limits = { minCentavos: centavos(50000), maxCentavos: centavos(300000), stepCentavos: centavos(10000) }
 * amountWhileMoving(centavos(127000), limits) // → 120000
 */
export function amountWhileMoving(requestedCentavos: Centavos, limits: AmountLimits): Centavos {
  const { minCentavos, stepCentavos } = limits;
  const held = clamp(requestedCentavos, limits);
  if (stepCentavos <= 0) return held;
  return centavos(Math.max(Math.floor(held / stepCentavos) * stepCentavos, minCentavos));
}

/**
 * Returns the amount that is kept when a typed value loses focus: the nearest stop, half upwards, then held inside the
 * limits. So a maximum that is no stop can be reached.
 *
 * @throws RangeError when the amount is NaN, or a limit that it is held to is no whole number of centavos
 *
 * @example
 * const limits = { minCentavos: centavos(50000), maxCentavos: centavos(300000), stepCentavos: centavos(10000) }
 * amountOnBlur(centavos(125000), limits) // → 130000
 */
export function amountOnBlur(typedCentavos: Centavos, limits: AmountLimits): Centavos {
  const { stepCentavos } = limits;
  if (stepCentavos <= 0) return clamp(typedCentavos, limits);
  return clamp(centavos(Math.round(typedCentavos / stepCentavos) * stepCentavos), limits);
}

/** Reason why an amount cannot be requested. */
export type AmountProblem =
  | { readonly code: 'amount_out_of_limits'; readonly minCentavos: Centavos; readonly maxCentavos: Centavos }
  | { readonly code: 'amount_off_step'; readonly stepCentavos: Centavos };

/**
 * Checks that an amount is one that the calculator can show: a stop inside the limits, or a limit itself.
 *
 * @example
 * const limits = { minCentavos: centavos(50000), maxCentavos: centavos(300000), stepCentavos: centavos(10000) }
 * checkAmount(centavos(55000), limits) // → { ok: false, problem: { code: 'amount_off_step', stepCentavos: 10000 } }
 */
export function checkAmount(amount: Centavos, limits: AmountLimits): Result<Centavos, AmountProblem> {
  const { minCentavos, maxCentavos, stepCentavos } = limits;
  if (!(amount > 0 && amount >= minCentavos && amount <= maxCentavos)) {
    return fail({ code: 'amount_out_of_limits', minCentavos, maxCentavos });
  }
  const isStop = Number.isInteger(amount) && (stepCentavos <= 0 || amount % stepCentavos === 0);
  const isLimit = amount === minCentavos || amount === maxCentavos;
  return isStop || isLimit ? ok(amount) : fail({ code: 'amount_off_step', stepCentavos });
}

function clamp(amount: Centavos, { minCentavos, maxCentavos }: AmountLimits): Centavos {
  return centavos(Math.min(Math.max(amount, minCentavos), maxCentavos));
}
