import type { Comparison, Expression } from './expression.ts';

export type VariableType = 'number' | 'boolean' | 'text';

/** The types of the variables by name, as the policy and the engine declare them. */
export type VariableTypes = ReadonlyMap<string, VariableType>;

export type ExpressionProblem =
  | { readonly code: 'unknown_variable'; readonly name: string }
  | {
      readonly code: 'wrong_type';
      readonly operator: string;
      readonly expected: VariableType;
      readonly found: VariableType;
    }
  | { readonly code: 'unknown_operator'; readonly operator: string }
  | { readonly code: 'wrong_operand_count'; readonly operator: string }
  | { readonly code: 'division_by_zero' };

interface Checked {
  /** Type of the expression; `undefined` when a problem hides it. */
  readonly type: VariableType | undefined;
  readonly problems: readonly ExpressionProblem[];
}

/** Operand and result types of each operator; `count` absent means any number of operands from one. */
const SIGNATURES: Readonly<Record<string, { operand: VariableType; count?: number; result: VariableType }>> = {
  and: { operand: 'boolean', result: 'boolean' },
  or: { operand: 'boolean', result: 'boolean' },
  not: { operand: 'boolean', count: 1, result: 'boolean' },
  gt: { operand: 'number', count: 2, result: 'boolean' },
  gte: { operand: 'number', count: 2, result: 'boolean' },
  lt: { operand: 'number', count: 2, result: 'boolean' },
  lte: { operand: 'number', count: 2, result: 'boolean' },
  between: { operand: 'number', count: 3, result: 'boolean' },
  add: { operand: 'number', count: 2, result: 'number' },
  sub: { operand: 'number', count: 2, result: 'number' },
  mul: { operand: 'number', count: 2, result: 'number' },
  div: { operand: 'number', count: 2, result: 'number' },
};

/** Infers the type of an expression and names everything that prevents its evaluation. */
export function checkExpression(expression: Expression, types: VariableTypes): Checked {
  if (typeof expression === 'number') return { type: 'number', problems: [] };
  if (typeof expression === 'boolean') return { type: 'boolean', problems: [] };
  if (typeof expression === 'string') {
    const type = types.get(expression);
    return { type, problems: type ? [] : [{ code: 'unknown_variable', name: expression }] };
  }
  if (expression[0] === 'eq') return checkEquality(expression, types);
  if (expression[0] === 'in') return checkMembership(expression, types);
  return checkOperation(expression, types);
}

type Operation = Exclude<Expression, number | boolean | string>;
type Membership = Extract<Operation, readonly ['in', ...unknown[]]>;

function checkEquality(
  [operator, ...operands]: readonly [Comparison, Expression, Expression],
  types: VariableTypes,
): Checked {
  const checked = operands.map((operand) => checkExpression(operand, types));
  const problems = checked.flatMap((part) => part.problems);
  if (checked.length !== 2)
    return { type: 'boolean', problems: [...problems, { code: 'wrong_operand_count', operator }] };
  const [expected, found] = checked.map((part) => part.type);
  const differ = expected && found && expected !== found;
  return {
    type: 'boolean',
    problems: differ ? [...problems, { code: 'wrong_type', operator, expected, found }] : problems,
  };
}

function checkMembership(expression: Membership, types: VariableTypes): Checked {
  const [operator, subject, values] = expression;
  const { type: expected, problems } = checkExpression(subject, types);
  const strangers = values
    .map((value): VariableType => (typeof value === 'number' ? 'number' : 'text'))
    .filter((found) => expected && found !== expected);
  return {
    type: 'boolean',
    problems: [
      ...problems,
      ...strangers.map((found) => ({ code: 'wrong_type', operator, expected: expected ?? found, found }) as const),
    ],
  };
}

function checkOperation(expression: Exclude<Operation, Membership>, types: VariableTypes): Checked {
  const [operator, ...rest] = expression;
  const operands: readonly Expression[] = rest;
  const signature = Object.hasOwn(SIGNATURES, operator) ? SIGNATURES[operator] : undefined;
  if (!signature) return { type: undefined, problems: [{ code: 'unknown_operator', operator }] };

  const problems: ExpressionProblem[] = [];
  if (signature.count === undefined ? operands.length === 0 : operands.length !== signature.count) {
    problems.push({ code: 'wrong_operand_count', operator });
  }
  // A divisor that depends on the client could be zero for some clients.
  if (operator === 'div' && (typeof operands[1] !== 'number' || operands[1] === 0)) {
    problems.push({ code: 'division_by_zero' });
  }
  for (const operand of operands) {
    const checked = checkExpression(operand, types);
    problems.push(...checked.problems);
    if (checked.type && checked.type !== signature.operand) {
      problems.push({ code: 'wrong_type', operator, expected: signature.operand, found: checked.type });
    }
  }
  return { type: signature.result, problems };
}
