import type { MoneyProblem } from './money-problem.ts';

/**
 * The English sentence of a problem.
 *
 * @example
 * moneyMessage({ code: 'too_many_decimals' }) // → 'Must have at most two decimals'
 */
export function moneyMessage({ code }: MoneyProblem): string {
  switch (code) {
    case 'not_a_number':
      return 'Must be a number';
    case 'too_many_decimals':
      return 'Must have at most two decimals';
    case 'out_of_range':
      return 'Must be a smaller amount';
    case 'not_a_decimal':
      return 'Must be a decimal number such as 0.05';
  }
}
