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
  ])('evaluates %j to %j', (expression, expected) => {
    expect(answerTo(expression)).toEqual(expected);
  });

  it('finds nothing true of what does not exist', () => {
    expect(answerTo(['lt', 'debt', 1])).toBe(false);
    expect(answerTo(['gte', 'debt', 0])).toBe(false);
    expect(answerTo(['add', 'debt', 1])).toBe(null);
    expect(answerTo(['in', 'debt', [0]])).toBe(false);
  });

  it('names what was not collected, each once', () => {
    expect(answerTo(['and', ['gt', 'income', 'rent'], ['lt', 'income', 5]])).toEqual(['income', 'rent']);
  });

  it('knows what is already settled without the rest', () => {
    expect(answerTo(['and', 'isListed', 'income'])).toBe(false);
    expect(answerTo(['or', ['gt', 'income', 5], true])).toBe(true);
    expect(answerTo(['and', true, ['gt', 'income', 5]])).toEqual(['income']);
  });

  it('does not find a variable in the prototype of the variables', () => {
    expect(answerTo('constructor')).toEqual(['constructor']);
  });

  it('throws when a policy that was never validated compares texts', () => {
    expect(() => answerTo(['gt', 'kind', 1])).toThrow('gt');
  });

  it('follows the laws of De Morgan, collected or not', () => {
    const part = fc.constantFrom<Expression>(true, false, 'isListed', 'unknown');
    fc.assert(
      fc.property(part, part, (a, b) => {
        expect(answerTo(['not', ['and', a, b]])).toEqual(answerTo(['or', ['not', a], ['not', b]]));
      }),
    );
  });
});
