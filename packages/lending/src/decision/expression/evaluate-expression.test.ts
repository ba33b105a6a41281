import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';
import type { Expression } from './expression.ts';

const variables = { age: 30, debt: null, kind: 'first', isListed: false };
const answerTo = (expression: Expression) => {
  const answer = evaluateExpression(expression, variables);
  return answer.known ? answer.value : answer.missing;
};

describe('evaluateExpression', () => {
  it.each<[Expression, unknown]>([
    [['gt', 'age', 30], false],
    [['gte', 'age', 30], true],
    [['lt', 'age', 31], true],
    [['lte', 'age', 29], false],
    [['eq', 'age', 30], true],
    [['not', 'isListed'], true],
    [['in', 'kind', ['first', 'repeated']], true],
    [['in', 'age', [1, 2]], false],
    [['between', 'age', 30, 40], true],
    [['between', 'age', 31, 40], false],
    [['add', 'age', 5], 35],
    [['sub', 'age', 5], 25],
    [['mul', 'age', 2], 60],
    [['div', 'age', 4], 7.5],
    [['and', true, ['or', false, 'isListed']], false],
  ])('the expression %j evaluates to %j', (expression, expected) => {
    expect(answerTo(expression)).toEqual(expected);
  });

  it('no comparison with a value that does not exist is true', () => {
    expect(answerTo(['lt', 'debt', 1])).toBe(false);
    expect(answerTo(['gte', 'debt', 0])).toBe(false);
    expect(answerTo(['add', 'debt', 1])).toBe(null);
    expect(answerTo(['in', 'debt', [0]])).toBe(false);
  });

  it('an answer names each variable that was not collected once', () => {
    expect(answerTo(['and', ['gt', 'income', 'rent'], ['lt', 'income', 5]])).toEqual(['income', 'rent']);
  });

  it('an answer is known when the missing variables cannot change it', () => {
    expect(answerTo(['and', 'isListed', 'income'])).toBe(false);
    expect(answerTo(['or', ['gt', 'income', 5], true])).toBe(true);
    expect(answerTo(['and', true, ['gt', 'income', 5]])).toEqual(['income']);
  });

  it('a variable is not looked up in the prototype of the variables', () => {
    expect(answerTo('constructor')).toEqual(['constructor']);
  });

  it('a policy that was never validated throws when it compares texts', () => {
    expect(() => answerTo(['gt', 'kind', 1])).toThrow('gt');
  });

  it('expressions follow the laws of De Morgan, even with variables that were not collected', () => {
    const part = fc.constantFrom<Expression>(true, false, 'isListed', 'unknown');
    fc.assert(
      fc.property(part, part, (a, b) => {
        expect(answerTo(['not', ['and', a, b]])).toEqual(answerTo(['or', ['not', a], ['not', b]]));
      }),
    );
  });
});
