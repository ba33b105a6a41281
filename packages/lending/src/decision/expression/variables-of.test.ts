import { expect, test } from 'vitest';
import { variablesOf } from './variables-of.ts';

test('finds what an expression reads, each once, and takes no word of a list for a variable', () => {
  const when = ['and', ['lt', 'score', 420], ['gt', ['mul', 'score', 2], 'limit'], ['in', 'kind', ['first']]] as const;
  expect(variablesOf(when)).toEqual(['score', 'limit', 'kind']);
});
