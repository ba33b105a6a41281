import { expect, test } from 'vitest';
import { type ClabeProblem, clabeMessage, clabeMessageEs } from './index.ts';

const problems: readonly [ClabeProblem, string][] = [
  [{ code: 'length', actual: 17 }, 'Must be exactly 18 digits long'],
  [{ code: 'characters' }, 'Must be only numeric digits (no letters)'],
  [{ code: 'check_digit', expected: 0 }, 'Invalid checksum, last digit should be: 0'],
  [{ code: 'bank', bank: '003' }, 'Invalid bank code: 003'],
  [{ code: 'city', city: '000' }, 'Invalid city code: 000'],
  [{ code: 'not_text' }, 'Must be a text'],
  [{ code: 'bank_not_allowed', bank: '002' }, 'Bank not allowed: 002'],
];

test.each(problems)('the problem %j reads %j in English', (problem, sentence) => {
  expect(clabeMessage(problem)).toBe(sentence);
});

test('every problem has its own Spanish sentence', () => {
  const sentences = problems.map(([problem]) => clabeMessageEs(problem));
  expect(new Set(sentences).size).toBe(problems.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
});
