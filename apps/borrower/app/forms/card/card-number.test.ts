import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, groupDigits, isCardNumber } from './card-number.ts';

describe('the number of a card', () => {
  test.each(['4111111111111111', '4111 1111 1111 1111', '5555-5555-5555-4444', ' 2223003122003222 '])(
    '%s is a valid card number',
    (number) => expect(isCardNumber(number)).toBe(true),
  );

  test.each([
    ['a wrong check digit', '4111111111111112'],
    ['15 digits', '378282246310005'],
    ['13 digits', '4222222222222'],
    ['19 digits', '6304000000000000000'],
    ['digits of another script', '٤١١١١١١١١١١١١١١١'],
    ['a letter', '411111111111111x'],
  ])('%s is no valid card number', (_, number) => expect(isCardNumber(number)).toBe(false));

  test('a card number is invalid with any one digit changed', () => {
    const change = fc.record({ at: fc.integer({ min: 0, max: 15 }), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(change, ({ at, by }) => {
        const digits = [...'4111111111111111'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(isCardNumber(digits.join(''))).toBe(false);
      }),
    );
  });

  test('a card number has exactly one right check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{15}$/), (start) => {
        const right = Array.from({ length: 10 }, (_, digit) => isCardNumber(`${start}${digit}`)).filter(Boolean);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

test('digits are shown in groups of four, and none is lost', () => {
  expect(groupDigits('41111111')).toBe('4111 1111');
  expect(groupDigits('4111-1111-1111-1111')).toBe('4111 1111 1111 1111');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,19}$/), (digits) => {
      expect(digitsOf(groupDigits(digits))).toBe(digits);
    }),
  );
});
