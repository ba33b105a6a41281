import { formatPayDates, isCalculatorHidden } from '@lender/calculator';
import type { CalculatorChoice, ReadyChoice } from '../../calculator/state/calculator-choice.ts';
import type { Application } from './actual-application.server.ts';

/**
 * Returns what a client applied for, as the calculator shows it; nothing where the server does not say how the client
 * is paid.
 */
export function choiceOf({ desiredLoanAmount, salaryCycle, payDates }: Application): ReadyChoice | undefined {
  if (!salaryCycle || !payDates) return undefined;
  const { first_repayment_option, second_repayment_option } = payDates;
  return {
    tab: 1,
    amountCentavos: desiredLoanAmount,
    payCycle: salaryCycle,
    payDates: formatPayDates([first_repayment_option, second_repayment_option]),
  };
}

/** Actions possible on the page: apply, or ask for another amount of the loan that was applied for. */
export type ApplyTask = 'apply' | 'change' | 'tooLate' | 'nothing';

/**
 * Returns `nothing` where there is nothing to borrow. Another amount keeps its pay days: once the first of them is no
 * longer offered it is too late, because the amount would have another price than the calculator shows.
 */
export function taskOf(applied: CalculatorChoice | undefined, shown: CalculatorChoice): ApplyTask {
  if (isCalculatorHidden({ amountCentavos: shown.amountCentavos, repaymentDueDays: undefined })) return 'nothing';
  if (!applied) return 'apply';
  return applied.payCycle === shown.payCycle && applied.payDates === shown.payDates ? 'change' : 'tooLate';
}
