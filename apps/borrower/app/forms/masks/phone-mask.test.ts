import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';
import { groupPhone, isPhone, maskPhone } from './phone-mask.ts';

test('a phone number is grouped while it is typed, and complete once its field is left', () => {
  expect(groupPhone('5512')).toBe('551 2');
  expect(groupPhone('551 2345')).toBe('551 234 5');
  expect(maskPhone('551 234 5678')).toBe('+52 (551) 234-5678');
});

test('a deleted space comes back only when more is typed', () => {
  expect(groupPhone('551 ')).toBe('551');
  expect(groupPhone('551')).toBe('551');
  expect(groupPhone('5512')).toBe('551 2');
});

test('a phone number of another country, and text that is no phone number, stay as they are', () => {
  for (const text of ['+44 20 7946 0958', 'casa', '55123']) expect(maskPhone(text)).toBe(text);
  for (const text of ['+44 20 7946 0958', 'casa', '55123456789']) expect(groupPhone(text)).toBe(text);
});

test.each(['5512345678', '+52 1 55 1234-5678', '044 55 1234 5678', '+52 (551) 234-5678'])(
  '%s is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test('formatting a phone number never removes or adds a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -()+') }), (typed) => {
      expect(phoneDigits(groupPhone(typed))).toBe(phoneDigits(typed));
      expect(phoneDigits(maskPhone(typed))).toBe(phoneDigits(typed));
    }),
  );
});

test('formatting a phone number twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (digits) => {
      const masked = maskPhone(digits);
      expect(maskPhone(masked)).toBe(masked);
      expect(groupPhone(masked)).toBe(masked);
    }),
  );
});
