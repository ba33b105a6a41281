import { expect, test } from 'vitest';
import { readLogin } from './read-login.ts';

const [issued, expires] = ['Sun, 22 Nov 2026 08:00:00 GMT', 'Sun, 22 Nov 2026 09:00:00 GMT'];
const hour = 3_600_000;

test.each([
  ['its names', { access_token: 't', issued, expires }],
  ['names with a dot', { access_token: 't', '.issued': issued, '.expires': expires }],
])('the login reads %s, and a wrong clock of the visitor changes nothing', (_what, body) => {
  expect(readLogin(body, 5)).toEqual({ token: 't', expiresAt: 5 + hour });
});

test('without a time of issue the visitor’s clock is used', () => {
  const now = Date.parse(issued);
  expect(readLogin({ access_token: 't', expires }, now)).toEqual({ token: 't', expiresAt: now + hour });
});

test('a token without an end is used for one call', () => {
  expect(readLogin({ access_token: 't' }, 5)).toEqual({ token: 't', expiresAt: 0 });
});

test('an answer without a token is refused as not understood', () => {
  expect(() => readLogin({}, 0)).toThrow(
    expect.objectContaining({ kind: 'exception', message: 'Something went wrong' }),
  );
});
