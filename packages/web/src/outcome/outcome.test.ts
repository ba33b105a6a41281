import { expect, test } from 'vitest';
import { leadTo, respond, showPage, showRefusal } from './outcome.ts';
import { toastFromCookie, toastIn } from './toast-cookie.ts';

test('an outcome that leads to another page is a redirect', () => {
  const answer = respond(leadTo('/flow'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/flow']);
});

test.each([
  [showPage({ a: 1 }), 200],
  [showRefusal({ a: 1 }), 422],
  [showRefusal({ a: 1 }, 409), 409],
] as const)('an outcome that stays on the page returns the data: %j', async (outcome, status) => {
  const answer = respond(outcome);
  expect([answer.status, await answer.json()]).toEqual([status, { a: 1 }]);
});

test('a message of success passes over the redirect once, in words of the site', () => {
  const cookie = respond(leadTo('/flow', 'saved')).headers.get('set-cookie') ?? '';
  const follows = (sent: string) =>
    new Request('https://site.test/', { headers: { cookie: sent.split(';')[0] ?? '' } });
  expect(toastIn(follows(cookie), ['saved'])).toBe('saved');
  expect(toastIn(follows(cookie), ['other'])).toBeNull();
  expect(toastIn(follows(toastFromCookie), ['saved'])).toBeNull();
  expect(respond(leadTo('/flow')).headers.get('set-cookie')).toBeNull();
});
