import type { Expression } from '../expression/expression.ts';

/** Returns the numbers that are written in an expression, in reading order. */
export function numbersIn(expression: Expression): readonly number[] {
  if (typeof expression === 'number') return [expression];
  if (typeof expression !== 'object') return [];
  return operandsOf(expression).flatMap(numbersIn);
}

/** Returns the same expression with other numbers, one for each of `numbersIn`. */
export function withNumbers(expression: Expression, numbers: readonly number[]): Expression {
  const left = [...numbers];
  return replaced(expression, (number) => left.shift() ?? number);
}

function replaced(expression: Expression, next: (number: number) => number): Expression {
  if (typeof expression === 'number') return next(expression);
  if (typeof expression !== 'object') return expression;
  if (expression[0] === 'in') {
    const [operator, subject, values] = expression;
    const searched = replaced(subject, next);
    return [operator, searched, values.map((value) => (typeof value === 'number' ? next(value) : value))];
  }
  const [operator] = expression;
  // An operator keeps its operands, one for one, so that the shape stays the same.
  return [operator, ...operandsOf(expression).map((operand) => replaced(operand, next))] as unknown as Expression;
}

type Operation = Exclude<Expression, number | boolean | string>;

function operandsOf(operation: Operation): readonly Expression[] {
  if (operation[0] === 'in') return [operation[1], ...operation[2].filter((value) => typeof value === 'number')];
  const [, ...operands] = operation;
  return operands;
}
