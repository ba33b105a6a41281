import type { MoneyProblem } from './money-problem.ts';

/**
 * The Spanish sentence of a problem, for the person who typed it.
 *
 * @example
 * moneyMessageEs({ code: 'too_many_decimals' }) // → 'Escribe dos decimales como máximo.'
 */
export function moneyMessageEs({ code }: MoneyProblem): string {
  switch (code) {
    case 'not_a_number':
      return 'Escribe un número.';
    case 'too_many_decimals':
      return 'Escribe dos decimales como máximo.';
    case 'out_of_range':
      return 'Escribe un monto menor.';
    case 'not_a_decimal':
      return 'Escribe un número decimal, por ejemplo 0.05.';
  }
}
