import { describe, expect, it } from 'vitest';
import { checkExpression, type VariableType } from './check-expression.ts';
import type { Expression } from './expression.ts';

const types = new Map<string, VariableType>([
  ['age', 'number'],
  ['kind', 'text'],
  ['isListed', 'boolean'],
]);

describe('checkExpression', () => {
  it.each<[Expression, VariableType]>([
    [['and', 'isListed', ['gt', 'age', 18]], 'boolean'],
    [['between', ['add', 'age', 1], 1, 5], 'boolean'],
    [['in', 'kind', ['first']], 'boolean'],
    [['div', 'age', 2], 'number'],
    ['kind', 'text'],
  ])('the expression %j is valid and gives a %s', (expression, type) => {
    expect(checkExpression(expression, types)).toEqual({ type, problems: [] });
  });

  it.each<[unknown, unknown]>([
    ['income', { code: 'unknown_variable', name: 'income' }],
    [['gt', 'kind', 5], { code: 'wrong_type', operator: 'gt', expected: 'number', found: 'text' }],
    [['eq', 'age', 'kind'], { code: 'wrong_type', operator: 'eq', expected: 'number', found: 'text' }],
    [['in', 'age', ['first']], { code: 'wrong_type', operator: 'in', expected: 'number', found: 'text' }],
    [['and', 'age'], { code: 'wrong_type', operator: 'and', expected: 'boolean', found: 'number' }],
    [['and'], { code: 'wrong_operand_count', operator: 'and' }],
    [['gt', 'age'], { code: 'wrong_operand_count', operator: 'gt' }],
    [['eq', 'age'], { code: 'wrong_operand_count', operator: 'eq' }],
    [['div', 'age', 0], { code: 'division_by_zero' }],
    [['div', 5, 'age'], { code: 'division_by_zero' }],
    [['xor', true, false], { code: 'unknown_operator', operator: 'xor' }],
    [['constructor', true], { code: 'unknown_operator', operator: 'constructor' }],
  ])('the fault in the expression %j is found', (expression, problem) => {
    expect(checkExpression(expression as Expression, types).problems).toEqual([problem]);
  });
});
