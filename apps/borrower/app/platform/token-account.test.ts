import { expect, test } from 'vitest';
import { tokenAccount } from './token-account.ts';

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test.each(['client', 'user'])('the token of a %s says so', (type) => {
  expect(tokenAccount(tokenOf({ account_type: type, mfa: false }))).toBe(type);
});

test('a token that waits for a second factor signs nobody in', () => {
  expect(tokenAccount(tokenOf({ account_type: 'client', mfa: true }))).toBeUndefined();
});

test.each(['', 'a.b', 'a.e30.c', tokenOf({ account_type: 'robot' })])('%j signs nobody in', (token) => {
  expect(tokenAccount(token)).toBeUndefined();
});
