import { addRates, complementOf, halfAwayFromZero, multiplyRates, type Rate, rate, ratio } from '@lender/money';
import type { Explanation } from './explanation.ts';

/**
 * Computes the formula of an explanation from its inputs only, exactly, so that any figure can be checked. Formulas of
 * sums, products and roundings only; that of a CAT is an equation, that of `termDays` counts days.
 *
 * @returns centavos, or the unit in which the figure is counted
 * @throws RangeError when an input that the formula names is missing or no decimal number
 *
 * @example
 * computeFormula({ formula: 'round(netCentavos × ivaRate)', inputs: { netCentavos: 45003, ivaRate: '0.16' } }) // → 7200
 */
export function computeFormula({ formula, inputs }: Pick<Explanation, 'formula' | 'inputs'>): number {
  const tokens = formula.match(/[A-Za-z][A-Za-z0-9]*|\d+|[()×÷+−]/g) ?? [];
  const take = () => tokens.shift() ?? '';
  const opposite = (one: Rate) => addRates(complementOf(one), ratio(-1, 1));

  function sum(): Rate {
    let found = product();
    while (tokens[0] === '+' || tokens[0] === '−')
      found = take() === '+' ? addRates(found, product()) : addRates(found, opposite(product()));
    return found;
  }
  function product(): Rate {
    let found = factor();
    while (tokens[0] === '×' || tokens[0] === '÷') {
      const isTimes = take() === '×';
      const next = factor();
      found = multiplyRates(found, isTimes ? next : ratio(next.denominator, next.numerator));
    }
    return found;
  }
  function factor(): Rate {
    const token = take();
    if (token === 'round') return ratio(halfAwayFromZero(factor()), 1);
    if (token === '(') {
      const inner = sum();
      take();
      return inner;
    }
    return rate(String(inputs[token] ?? token));
  }

  const { numerator, denominator } = sum();
  return Number(numerator) / Number(denominator);
}
