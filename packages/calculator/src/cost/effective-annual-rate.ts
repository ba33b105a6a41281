import { fail, ok, type Result } from '@lender/money';
import { rootsOf, termsOf } from './exponential-sum.ts';

/** An amount, in any unit, and its time: years after the contract takes effect, from 0 to 1e12. */
export interface CashFlow {
  readonly amount: number;
  readonly years: number;
}

export interface CashFlows {
  /** Cash flows that the lender pays out. */
  readonly advances: readonly CashFlow[];
  /** Cash flows that the client pays, fees at signing included as payments at 0 years. */
  readonly payments: readonly CashFlow[];
}

/** Reason why flows have no yearly rate. */
export type RateProblem =
  /** No rate balances the flows, as when nothing is paid, or a number is not finite. */
  | { readonly code: 'no_rate' }
  /** They balance at two rates so near to each other that doubles cannot tell them apart, or at none by as little. */
  | { readonly code: 'rates_too_close' };

/**
 * Returns the yearly rate i at which the advances and the payments are worth the same: Σ Aⱼ/(1+i)^tⱼ = Σ Bₖ/(1+i)^sₖ.
 * It is the formula of the Mexican CAT (Banco de México, Circular 21/2009) and of the European APR (Directive 98/7/EC).
 * Of several solutions it returns the positive one nearest to 0. Its time grows with the flows, and again with each
 * change between advances and payments.
 *
 * @returns a fraction (0.5 is 50 % a year), exact to some 1e-13 of itself; `Infinity` beyond the largest double; never
 *   NaN, and never a rate that does not balance the flows.
 *
 * @example
 * const flows = { advances: [{ amount: 1000, years: 0 }], payments: [{ amount: 1200, years: 1.5 }] }
 * const yearly = effectiveAnnualRate(flows)
 * yearly.ok && yearly.value.toFixed(6) // → '0.129243'
 */
export function effectiveAnnualRate({ advances, payments }: CashFlows): Result<number, RateProblem> {
  const once = advances.length === 1 && payments.length === 1 && rateOfOnePayment(advances[0], payments[0]);
  if (once) return once;
  const flows = advances.concat(payments.map(({ amount, years }) => ({ amount: -amount, years })));
  if (!flows.every(({ amount, years }) => Number.isFinite(amount) && isTellable(years))) return fail(NO_RATE);
  // In x = ln(1 + i) a flow is worth amount · e^(−years · x).
  const terms = termsOf(flows);
  // Where other rates exist too, the search may find 0 just below zero and return the next rate instead.
  if (terms[0] && !terms.reduce((sum, { amount }) => sum + amount, 0)) return ok(0);
  const roots = rootsOf(terms);
  const root = roots.find(({ at }) => at >= 0) ?? roots.at(-1);
  if (!root) return fail(NO_RATE);
  return root.sign === 0 ? fail({ code: 'rates_too_close' }) : ok(Math.expm1(root.at));
}

/** Returns the rate (B/A)^(1/t) of one advance and one payment, which needs no search. */
function rateOfOnePayment(advance?: CashFlow, payment?: CashFlow): Result<number, RateProblem> | undefined {
  if (!advance || !payment) return undefined;
  const years = payment.years - advance.years;
  const log = Math.log1p((payment.amount - advance.amount) / advance.amount) / years;
  const isKnown = advance.amount > 0 && payment.amount > 0 && Number.isFinite(log) && isTellable(years);
  return isKnown ? ok(Math.expm1(log)) : undefined;
}

/** Beyond this, a difference of times is lost when doubles multiply them by x. */
const isTellable = (years: number): boolean => Math.abs(years) <= 1e12;

const NO_RATE = { code: 'no_rate' } as const;
