import type { Expression } from './expression.ts';

/** Returns the variables that an expression reads, each once. */
export function variablesOf(expression: Expression): readonly string[] {
  if (typeof expression === 'string') return [expression];
  if (typeof expression !== 'object') return [];
  // The list in which a member is looked for holds words, not variables.
  const operands = expression[0] === 'in' ? [expression[1]] : expression.slice(1);
  return [...new Set(operands.flatMap((operand) => variablesOf(operand as Expression)))];
}
