import { expect, test } from 'vitest';
import { curpMessage, curpMessageEs } from './form.ts';
import type { CurpProblem } from './index.ts';

const problems: readonly CurpProblem[] = [
  { code: 'not_text' },
  { code: 'length', actual: 17 },
  { code: 'format' },
  { code: 'date', date: '1985-02-30' },
  { code: 'future_date', date: '2030-01-01' },
  { code: 'sex', sex: 'G' },
  { code: 'state', state: 'ZZ' },
  { code: 'letters', position: 14 },
  { code: 'check_digit', expected: 3 },
];

test('every problem has its own Spanish sentence, with the facts a person needs', () => {
  const sentences = problems.map(curpMessageEs);
  expect(new Set(sentences).size).toBe(problems.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  expect(sentences[1]).toContain('17');
  expect(sentences[6]).toContain('ZZ');
  expect(sentences[7]).toContain('14');
});

test('every problem has its own English sentence', () => {
  const sentences = problems.map(curpMessage);
  expect(new Set(sentences).size).toBe(problems.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[^.]$/);
});
