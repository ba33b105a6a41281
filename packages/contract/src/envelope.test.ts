import { expect, test } from 'vitest';
import { refusalEnvelope } from './envelope.ts';

test('a refusal carries its text in both places, and its facts in the details', () => {
  expect(
    refusalEnvelope('code_wrong', 'The code is wrong. Enter it again or request another code.', {
      facts: { triesLeft: 2 },
    }),
  ).toEqual({
    success: false,
    message: 'The code is wrong. Enter it again or request another code.',
    error: {
      code: 'code_wrong',
      details: { triesLeft: 2, message: 'The code is wrong. Enter it again or request another code.' },
    },
    violations: [],
  });
});

test('a fact named message does not replace the text of a refusal', () => {
  const { error } = refusalEnvelope('code_wrong', 'The code is wrong. Enter it again or request another code.', {
    facts: { message: 'other' },
  });
  expect(error.details.message).toBe('The code is wrong. Enter it again or request another code.');
});
