import { expect, test } from 'vitest';
import { isHalfSpent, tokenAccount } from './token-account.ts';

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test.each(['client', 'user'])('the token of a %s names that kind of account', (type) => {
  expect(tokenAccount(tokenOf({ account_type: type, mfa: false }))).toBe(type);
});

test('a token that waits for a second factor is no session', () => {
  expect(tokenAccount(tokenOf({ account_type: 'client', mfa: true }))).toBeUndefined();
});

test.each(['', 'a.b', 'a.e30.c', tokenOf({ account_type: 'robot' })])('the token %j is no session', (token) => {
  expect(tokenAccount(token)).toBeUndefined();
});

test.each([
  [1_000, false],
  [1_900, false],
  [1_901, true],
  [9_999, true],
])('whether a token of half an hour is renewed %i seconds into its epoch: %j', (seconds, expected) => {
  const token = tokenOf({ account_type: 'client', iat: 1_000, exp: 2_800 });
  expect(isHalfSpent(token, seconds * 1_000)).toBe(expected);
});

test.each([undefined, 'a.b', tokenOf({ account_type: 'client' })])('%j is never renewed', (token) => {
  expect(isHalfSpent(token, Date.now())).toBe(false);
});
