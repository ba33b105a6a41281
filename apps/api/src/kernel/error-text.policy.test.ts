import { expect, test } from 'vitest';
import { errorText } from './error-text.policy.ts';

test.each([
  ['POST /sms/5512345678 answered 500', 'POST /sms/… answered 500'],
  ['no such account: 012180555000001706', 'no such account: …'],
  ['ana.robles@example.com bounced', '… bounced'],
  ['two clients with ROLA850102MDFBNN09', 'two clients with …'],
  [
    'payout 01930000-0000-7000-8000-000000000abc: 409 after 3 tries',
    'payout 01930000-0000-7000-8000-000000000abc: 409 after 3 tries',
  ],
])('personal data are cut from the error: %s', (message, kept) => {
  expect(errorText(new Error(message))).toBe(kept);
});

test('an error text keeps the message up to 300 characters, and no more', () => {
  expect(errorText(Object.assign(new Error('x'.repeat(1_000)), { request: 'secret' }))).toBe('x'.repeat(300));
  expect(errorText('thrown by hand')).toBe('unknown');
});
