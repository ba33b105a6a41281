import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneDigits, phoneForReading } from './phone-digits.ts';

test.each([
  '5512345678',
  '55 1234 5678',
  '(55) 1234-5678',
  '+52 55 1234 5678',
  '+52 1 55 1234 5678',
  '044 55 1234 5678',
  '1 55 1234 5678',
])('%s is read as one phone number', (text) => {
  expect(phoneDigits(text)).toBe('5512345678');
});

test('a number that is too short or too long stays as it is', () => {
  expect(phoneDigits('551234567')).toBe('551234567');
  expect(phoneDigits('99 55 1234 5678')).toBe('995512345678');
});

test('ten digits are read from any grouping and with the country code', () => {
  const digits = fc.stringMatching(/^[1-9]\d{9}$/);
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('', '+52', '52 ', '+52 1 '),
      fc.constantFrom(' ', '-', '.'),
      (phone, country, gap) => {
        expect(phoneDigits(country + [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)].join(gap))).toBe(phone);
      },
    ),
  );
});

test('a phone number is shown in groups, and an unfinished one as it is', () => {
  expect(phoneForReading('5512345678')).toBe('55 1234 5678');
  expect(phoneForReading('5512')).toBe('5512');
});
