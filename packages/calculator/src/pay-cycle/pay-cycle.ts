import { fail, ok, type Result } from '@lender/money';

/** Pay cycles, in the order of the calculator's list. */
export const PAY_CYCLES = ['weekly', 'biweekly', 'semi_monthly', 'monthly'] as const;

export type PayCycle = (typeof PAY_CYCLES)[number];

/**
 * Tells whether a value names a pay cycle.
 *
 * @example
 * isPayCycle('weekly') // → true
 * isPayCycle('daily') // → false
 */
export function isPayCycle(value: unknown): value is PayCycle {
  return PAY_CYCLES.some((cycle) => cycle === value);
}

/**
 * Reads the name of a pay cycle.
 *
 * @example
 * parsePayCycle('daily') // → { ok: false, problem: { code: 'not_a_pay_cycle' } }
 */
export function parsePayCycle(value: unknown): Result<PayCycle, { readonly code: 'not_a_pay_cycle' }> {
  return isPayCycle(value) ? ok(value) : fail({ code: 'not_a_pay_cycle' });
}

/**
 * Returns the cycle that the calculator starts with: the client's saved one, else the first of the list.
 *
 * @example
 * defaultPayCycle('monthly') // → 'monthly'
 * defaultPayCycle(undefined) // → 'weekly'
 */
export function defaultPayCycle(savedSalaryCycle: unknown): PayCycle {
  return isPayCycle(savedSalaryCycle) ? savedSalaryCycle : PAY_CYCLES[0];
}
