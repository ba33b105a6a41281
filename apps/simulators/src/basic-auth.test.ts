import { expect, test } from 'vitest';
import { basicAuth, isSameSecret, readBasicAuth } from './basic-auth.ts';

test.each([
  { user: 'AC1', password: 'secret' },
  { user: 'key', password: '' },
  { user: '', password: 'with:colon' },
  { user: 'josé', password: 'ñandú' },
])('the credentials of %j are read back', (credentials) => {
  expect(readBasicAuth(basicAuth(credentials))).toEqual(credentials);
});

test.each([undefined, '', 'Bearer abc', 'Basic', 'Basic ***', `Basic ${Buffer.from('no colon').toString('base64')}`])(
  'no credentials are read from %j',
  (header) => {
    expect(readBasicAuth(header)).toBeUndefined();
  },
);

test('secrets of any length can be compared', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  expect(isSameSecret('', 'secret')).toBe(false);
  expect(isSameSecret('secret ', 'secret')).toBe(false);
});
