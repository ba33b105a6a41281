import type { Centavos } from '@lender/money';
import type { CalculatorTab } from '../amount/amount-limits.ts';

/**
 * Tells whether the calculator is disabled: an application or a refinancing is under way, unless it is just being
 * edited or increased.
 */
export function isCalculatorDisabled(client: {
  readonly hasActualApplication: boolean;
  readonly hasActiveRefinancing: boolean;
  readonly isEditable: boolean;
  readonly isIncreasePending: boolean;
}): boolean {
  const isBusy = client.hasActualApplication || client.hasActiveRefinancing;
  return isBusy && !client.isEditable && !client.isIncreasePending;
}

/** Tells whether the calculator is hidden: there is no amount yet, or the client repays within a day. */
export function isCalculatorHidden(state: {
  readonly amountCentavos: Centavos | undefined;
  /** Days until the client's repayment is due; undefined without a loan. */
  readonly repaymentDueDays: number | undefined;
}): boolean {
  if (!state.amountCentavos) return true;
  return state.repaymentDueDays !== undefined && state.repaymentDueDays <= 1;
}

/** True when an offer can be requested: cycle and dates are both chosen. */
export function isOfferReady(chosen: {
  readonly payCycle: string | null | undefined;
  readonly payDates: string | null | undefined;
}): boolean {
  return Boolean(chosen.payCycle && chosen.payDates);
}

/** Target of the calculator's button. */
export type SubmitTarget = 'application_apply' | 'login' | 'registration';

/**
 * Returns the target of the calculator's button: signed-in clients apply, visitors on the repeated-client tab sign in,
 * all others register.
 *
 * @example
 * submitTarget({ isAuthorised: false, tab: 1 }) // → 'login'
 */
export function submitTarget(visitor: { readonly isAuthorised: boolean; readonly tab: CalculatorTab }): SubmitTarget {
  if (visitor.isAuthorised) return 'application_apply';
  return visitor.tab === 1 ? 'login' : 'registration';
}
