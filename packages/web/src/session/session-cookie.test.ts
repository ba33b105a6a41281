import { expect, test } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

const cookie = sessionCookie({ name: '__Host-borrower', maxAgeSeconds: 3_600 });
const carrying = (header: string) => new Request('http://site.test/', { headers: { cookie: header } });

test('the token is out of reach of scripts, other hosts and plain connections', () => {
  expect(cookie.write('a.b.c')).toBe('__Host-borrower=a.b.c; Path=/; Max-Age=3600; HttpOnly; Secure; SameSite=Lax');
});

test('a written cookie is read back, among other cookies', () => {
  const [pair] = cookie.write('signed; token=1').split('; ');
  expect(cookie.read(carrying(`calculator=1; ${pair}; qa=2`))).toBe('signed; token=1');
});

test('a cookie whose name only has the same ending is another cookie', () => {
  expect(cookie.read(carrying('x__Host-borrower=stolen'))).toBeUndefined();
});

test.each(['', '__Host-borrower=', '__Host-borrower=%E0%A4%A'])('the cookie %j belongs to a guest', (header) => {
  expect(cookie.read(carrying(header))).toBeUndefined();
});

test('clearing ends the cookie at once', () => {
  expect(cookie.clear()).toContain('Max-Age=0');
});
