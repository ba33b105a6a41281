import { expect, test } from 'vitest';
import { variablesOf } from './variables-of.ts';

test('each variable that an expression reads is named once, and a word of a list is no variable', () => {
  const when = ['and', ['lt', 'score', 420], ['gt', ['mul', 'score', 2], 'limit'], ['in', 'kind', ['first']]] as const;
  expect(variablesOf(when)).toEqual(['score', 'limit', 'kind']);
});
