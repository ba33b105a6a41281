import { fail, ok, type Result } from '@lender/money';
import { rootNearestZero } from './root.ts';

/** An amount, in any one unit, and when it flows: years after the contract takes effect, from 0. */
export interface CashFlow {
  readonly amount: number;
  readonly years: number;
}

export interface CashFlows {
  /** What the lender pays out. */
  readonly advances: readonly CashFlow[];
  /** What the client pays, fees at signing included as payments at 0 years. */
  readonly payments: readonly CashFlow[];
}

/** Beyond this logarithm 1 + i is more than a double can hold. */
const HIGHEST_LOG = 709.78;
/** Keeps e^(600) times an amount inside a double when the rate is negative. */
const SAFE_EXPONENT = 600;

/**
 * The yearly rate i at which the advances and the payments are worth the same:
 * Σ Aⱼ/(1+i)^tⱼ = Σ Bₖ/(1+i)^sₖ. It is the formula of the Mexican CAT (Banco de México, Circular
 * 21/2009) and of the European APR (Directive 98/7/EC). Of several solutions the positive one
 * nearest to 0 holds.
 *
 * @returns a fraction (0.5 is 50 % a year), exact to some 1e-13 of itself; `Infinity` beyond the
 * largest double; never NaN. `no_rate` when no rate balances the flows, as when nothing is paid.
 *
 * @example
 * const flows = { advances: [{ amount: 1000, years: 0 }], payments: [{ amount: 1200, years: 1.5 }] }
 * const yearly = effectiveAnnualRate(flows)
 * yearly.ok && yearly.value.toFixed(6) // → '0.129243'
 */
export function effectiveAnnualRate({ advances, payments }: CashFlows): Result<number, { readonly code: 'no_rate' }> {
  const flows = [...advances, ...payments.map(({ amount, years }) => ({ amount: -amount, years }))];
  const surplus = flows.reduce((sum, { amount }) => sum + amount, 0);
  const longestYears = flows.reduce((longest, { years }) => Math.max(longest, years), 0);
  if (!Number.isFinite(surplus) || !(longestYears > 0)) return fail({ code: 'no_rate' });

  // expm1 keeps the cost of a nearly free loan from drowning in the principal.
  const balance = (log: number) =>
    flows.reduce((sum, { amount, years }) => sum + amount * Math.expm1(-log * years), surplus);
  const log = rootNearestZero(balance, { lowest: -SAFE_EXPONENT / longestYears, highest: HIGHEST_LOG });
  if (log !== undefined) return ok(Math.expm1(log));

  const atOnce = flows.reduce((sum, { amount, years }) => sum + (years === 0 ? amount : 0), 0);
  return surplus < 0 && atOnce > 0 ? ok(Number.POSITIVE_INFINITY) : fail({ code: 'no_rate' });
}
