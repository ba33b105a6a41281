import { expect, test } from 'vitest';
import { sendAway } from './send-away.server.ts';

const page = 'https://lender.example/registration';
const replaces = (referer?: string) => {
  const request = new Request(page, { headers: referer === undefined ? {} : { referer } });
  const response = sendAway(request, '/registration/address', 'step');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/registration/address']);
  expect(response.headers.get('x-flow-why')).toBe('step');
  return response.headers.has('X-Remix-Replace');
};

test('a client who came back to a page finds the right page in its place', () => {
  expect(replaces(page)).toBe(true);
  expect(replaces(`${page}?a=1`)).toBe(true);
});

test('a client who moves on keeps the page from which they came', () => {
  expect(replaces('https://lender.example/registration/employment')).toBe(false);
  expect(replaces()).toBe(false);
  expect(replaces('about:client')).toBe(false);
});
