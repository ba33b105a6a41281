import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { visitorSource } from './visitor-source.ts';

const siteKey = randomBytes(32).toString('base64');
const sign = (address: string, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(address).digest('base64url');
const asked = (headers: Record<string, string>) => visitorSource({ headers, ip: '10.0.0.7' }, siteKey);

test('a request is counted under the visitor address that a site signed', () => {
  expect(asked({ 'x-visitor-address': '203.0.113.9', 'x-visitor-signature': sign('203.0.113.9', siteKey) })).toBe(
    '203.0.113.9',
  );
});

test.each([
  ['a forwarded-for header', { 'x-forwarded-for': '203.0.113.9' }],
  ['an address without signature', { 'x-visitor-address': '203.0.113.9' }],
  [
    'a signature of another address',
    { 'x-visitor-address': '203.0.113.9', 'x-visitor-signature': sign('203.0.113.8', siteKey) },
  ],
  [
    'a signature of another key',
    {
      'x-visitor-address': '203.0.113.9',
      'x-visitor-signature': sign('203.0.113.9', randomBytes(32).toString('base64')),
    },
  ],
  ['rubbish', { 'x-visitor-address': '203.0.113.9', 'x-visitor-signature': 'x' }],
])('a request is counted by its connection with %s', (_, headers) => {
  expect(asked(headers)).toBe('10.0.0.7');
});
