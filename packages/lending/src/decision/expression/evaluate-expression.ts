import type { Expression, Scalar, Variables } from './expression.ts';

/** A value, or the names of the variables that it needs and that were not collected. */
export type Evaluated =
  | { readonly known: true; readonly value: Scalar }
  | { readonly known: false; readonly missing: readonly string[] };

/**
 * Evaluates an expression that `validatePolicy` has checked.
 *
 * What is not collected stays unknown, and `and` and `or` use what is known: something false and something unknown are
 * false. A comparison or a computation with `null` is false or `null`.
 *
 * @throws Error for an expression that does not fit its variables: a policy that was never validated
 *
 * @example
 * evaluateExpression(['lt', 'ageYears', 18], { ageYears: 17 }) // → { known: true, value: true }
 * evaluateExpression(['lt', 'ageYears', 18], {}) // → { known: false, missing: ['ageYears'] }
 */
export function evaluateExpression(expression: Expression, variables: Variables): Evaluated {
  if (typeof expression === 'string') return readVariable(expression, variables);
  if (typeof expression !== 'object') return known(expression);
  switch (expression[0]) {
    case 'and':
    case 'or': {
      const [operator, ...parts] = expression;
      return join(
        parts.map((part) => evaluateExpression(part, variables)),
        operator === 'or',
      );
    }
    case 'in': {
      const [, subject, values] = expression;
      return combine([evaluateExpression(subject, variables)], ([value]) => values.some((one) => one === value));
    }
    default: {
      const [operator, ...operands] = expression;
      return combine(
        operands.map((operand) => evaluateExpression(operand, variables)),
        (values) => compute(operator, values),
      );
    }
  }
}

const known = (value: Scalar): Evaluated => ({ known: true, value });

function readVariable(name: string, variables: Variables): Evaluated {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  return value === undefined ? { known: false, missing: [name] } : known(value);
}

/** Joins parts of an expression; `decisive` is the value that settles the whole, whatever the other parts are. */
function join(parts: readonly Evaluated[], decisive: boolean): Evaluated {
  if (parts.some((part) => part.known && part.value === decisive)) return known(decisive);
  return combine(parts, () => !decisive);
}

function combine(parts: readonly Evaluated[], result: (values: readonly Scalar[]) => Scalar): Evaluated {
  const missing = parts.flatMap((part) => (part.known ? [] : part.missing));
  if (missing.length > 0) return { known: false, missing: [...new Set(missing)] };
  return known(result(parts.map((part) => (part.known ? part.value : null))));
}

type Operator = Exclude<Exclude<Expression, number | boolean | string>[0], 'and' | 'or' | 'in'>;

const COMPUTATIONS: Readonly<Record<Exclude<Operator, 'eq' | 'not'>, (...numbers: readonly number[]) => Scalar>> = {
  gt: (a = 0, b = 0) => a > b,
  gte: (a = 0, b = 0) => a >= b,
  lt: (a = 0, b = 0) => a < b,
  lte: (a = 0, b = 0) => a <= b,
  between: (value = 0, from = 0, to = 0) => value >= from && value <= to,
  add: (a = 0, b = 0) => a + b,
  sub: (a = 0, b = 0) => a - b,
  mul: (a = 0, b = 0) => a * b,
  div: (a = 0, b = 0) => a / b,
};
const ARITHMETIC: ReadonlySet<string> = new Set(['add', 'sub', 'mul', 'div']);

function compute(operator: Operator, values: readonly Scalar[]): Scalar {
  if (operator === 'eq') return values[0] === values[1];
  if (operator === 'not') return values[0] !== true;
  if (values.includes(null)) return ARITHMETIC.has(operator) ? null : false;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length !== values.length) throw new Error(`The policy uses ${operator} on a value that is not a number`);
  return COMPUTATIONS[operator](...numbers);
}
