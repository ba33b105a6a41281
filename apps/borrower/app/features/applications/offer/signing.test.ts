import { expect, test } from 'vitest';
import { codePath, sentDigits } from './signing.ts';

const site = 'https://site.test';

test('an address contains the length of the code that was sent', () => {
  for (const digits of [3, 6, 8]) expect(sentDigits(site + codePath(digits))).toBe(digits);
});

test.each(['', '?codigo=', '?codigo=2', '?codigo=99', '?codigo=x'])(
  'the address query %j contains no code length',
  (search) => {
    expect(sentDigits(`${site}/registration/summary${search}`)).toBeNull();
  },
);
