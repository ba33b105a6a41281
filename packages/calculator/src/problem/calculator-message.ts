import { formatPesos } from '@lender/money';
import { PAY_CYCLES } from '../pay-cycle/pay-cycle.ts';
import type { CalculatorProblem } from './calculator-problem.ts';

/**
 * Returns the English sentence of a problem.
 *
 * @example
 * calculatorMessage({ code: 'amount_off_step', stepCentavos: centavos(10000) }) // → 'Must be a multiple of $100.00'
 */
export function calculatorMessage(problem: CalculatorProblem): string {
  switch (problem.code) {
    case 'amount_out_of_limits':
      return `Must lie between ${formatPesos(problem.minCentavos)} and ${formatPesos(problem.maxCentavos)}`;
    case 'amount_off_step':
      return `Must be a multiple of ${formatPesos(problem.stepCentavos)}`;
    case 'no_pay_date_in_term':
      return `No pay date lies ${problem.minDays} to ${problem.maxDays} days after the payout`;
    case 'not_a_pay_cycle':
      return `Must be one of: ${PAY_CYCLES.join(', ')}`;
    default:
      return sentences[problem.code];
  }
}

type FactlessCode = Exclude<
  CalculatorProblem['code'],
  'amount_out_of_limits' | 'amount_off_step' | 'no_pay_date_in_term' | 'not_a_pay_cycle'
>;

const sentences: Readonly<Record<FactlessCode, string>> = {
  not_a_date: 'Must be a day written YYYY-MM-DD',
  pay_dates_invalid: 'Must be pay dates that fit the pay cycle',
  principal_not_positive: 'Must be an amount above zero',
  principal_out_of_range: 'Must be a smaller amount, in whole centavos',
  payout_date_out_of_range: 'Must be a day from 1900 to 2999',
  pricing_invalid: 'The prices hold a value that cannot be used',
  discount_invalid: 'A discount takes off from nothing to everything',
  no_working_day: 'No working day follows the due date',
  no_rate: 'No rate balances these flows',
  rates_too_close: 'Two rates balance these flows, too near each other to be told apart',
};
