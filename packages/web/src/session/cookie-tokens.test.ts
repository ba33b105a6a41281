import { expect, test } from 'vitest';
import { cookieTokens } from './cookie-tokens.ts';
import { sessionCookie } from './session-cookie.ts';

const session = sessionCookie({ name: '__Host-borrower', maxAgeSeconds: 60 });

function visitWith(cookie: string) {
  const set: string[] = [];
  const request = new Request('http://site.test/', { headers: { cookie } });
  return { set, visit: { request, context: { setCookie: (header: string) => set.push(header) } } };
}

test('a token that the visitor brings is kept, and the answer sets no cookie', () => {
  const { set, visit } = visitWith('__Host-borrower=old');
  expect(cookieTokens(session, visit).get()).toBe('old');
  expect(set).toEqual([]);
});

test('a renewed token is used from then on and put on the answer', () => {
  const { set, visit } = visitWith('__Host-borrower=old');
  const tokens = cookieTokens(session, visit);
  tokens.set('new');
  expect(tokens.get()).toBe('new');
  expect(set).toEqual([session.write('new')]);
});

test('a session that ended leaves no cookie', () => {
  const { set, visit } = visitWith('__Host-borrower=old');
  cookieTokens(session, visit).set(undefined);
  expect(set).toEqual([session.clear()]);
});

test('a token that is not worth sending counts as no token', () => {
  const { visit } = visitWith('__Host-borrower=half');
  expect(cookieTokens(session, visit, (token) => token !== 'half').get()).toBeUndefined();
});
