import { expect, test } from 'vitest';
import { type RfcProblem, rfcMessage, rfcMessageEs } from './index.ts';

const problems: readonly RfcProblem[] = [
  { code: 'not_text' },
  { code: 'length', actual: 12, expected: 13 },
  { code: 'format' },
  { code: 'date', date: '560230' },
  { code: 'check_digit', expected: '8' },
  { code: 'kind_not_allowed', kind: 'physical' },
  { code: 'kind_not_allowed', kind: 'moral' },
  { code: 'kind_not_allowed', kind: 'generic' },
];

test('every problem of an RFC has its own sentence in English and Spanish', () => {
  expect(new Set(problems.map(rfcMessage)).size).toBe(problems.length);
  expect(new Set(problems.map(rfcMessageEs)).size).toBe(problems.length);
  for (const problem of problems) {
    expect(rfcMessage(problem)).toMatch(/^[A-Z].*[^.]$/);
    expect(rfcMessageEs(problem)).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  }
});
