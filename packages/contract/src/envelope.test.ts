import { expect, test } from 'vitest';
import { refusalEnvelope } from './envelope.ts';

test('a refusal carries its text in both places, and its facts in the details', () => {
  expect(refusalEnvelope('code_wrong', 'The code is not right.', { facts: { triesLeft: 2 } })).toEqual({
    success: false,
    message: 'The code is not right.',
    error: { code: 'code_wrong', details: { triesLeft: 2, message: 'The code is not right.' } },
    violations: [],
  });
});

test('a fact named message does not replace the text of a refusal', () => {
  const { error } = refusalEnvelope('code_wrong', 'The code is not right.', { facts: { message: 'other' } });
  expect(error.details.message).toBe('The code is not right.');
});
