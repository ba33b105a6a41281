import { expect, test } from 'vitest';
import { isRefusalCode, REFUSALS, refusalMessage, refusalStatus } from './refusals.ts';

test('no business rule answers 401 or 403, which sign a person out', () => {
  const signsOut = Object.entries(REFUSALS).filter(([, { status }]) => [401, 403].some((access) => access === status));
  expect(signsOut.map(([code]) => code)).toEqual(['unauthorized', 'session_idle', 'client_blocked', 'forbidden']);
});

test.each([
  ['client_blocked', 'User is blocked.'],
  ['not_found', 'Not found'],
  ['already_sent_in_last_minutes', 'already_sent_in_last_minutes'],
  ['request_count_by_day_exceed', 'request_count_by_day_exceed'],
  ['clabe_taken', 'CLABE is already registered to someone else!'],
] as const)('the text of %s is the one of the specification, byte for byte', (code, text) => {
  expect(refusalMessage(code)).toBe(text);
});

test('a file that is too large answers 413', () => {
  expect(refusalStatus('too_large')).toBe(413);
});

test('only the names of refusals are known codes', () => {
  expect(isRefusalCode('not_found')).toBe(true);
  for (const name of ['toString', '__proto__', '', 'Not found']) expect(isRefusalCode(name)).toBe(false);
});
