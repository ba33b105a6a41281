import { addDays, plainDate } from '@lender/calculator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskDate, readDate, typeDate, writeDate } from './date-mask.ts';

const orders = ['m/d/Y', 'Y/m/d'] as const;
const digitsOf = (text: string) => text.replace(/\D/g, '');
const days = fc.nat({ max: 73_000 }).map((later) => addDays(plainDate('1900-01-01'), later));

/** Returns the content of a field that is typed character by character. */
const typedSlowly = (signs: string, order: (typeof orders)[number]) =>
  [...signs].reduce((text, sign) => typeDate(`${text}${sign}`, order), '');

describe.each(orders)('a day written %s', (order) => {
  test('a day is read as it was written, however it was typed', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.', ' ', ''), (date, between) => {
        const typed = writeDate(date, order).replaceAll('/', between);
        expect(readDate(typed, order)).toBe(date);
        expect(maskDate(typed, order)).toBe(writeDate(date, order));
        expect(typedSlowly(digitsOf(typed), order)).toBe(writeDate(date, order));
      }),
    );
  });

  test('a day is read as a browser fills it in', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(readDate(date, order)).toBe(date);
      }),
    );
  });

  test('formatting a day never removes or adds a digit, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/- ') }), (typed) => {
        const shaped = typeDate(typed, order);
        expect(digitsOf(shaped)).toBe(digitsOf(typed));
        expect(typeDate(shaped, order)).toBe(shaped);
        const masked = maskDate(typed, order);
        expect(maskDate(masked, order)).toBe(masked);
      }),
    );
  });
});

test('the slashes appear by themselves and can be deleted', () => {
  expect(['12', '123', '12/31', '12/311', '1/55', '1/551', '12/'].map((text) => typeDate(text, 'm/d/Y'))).toEqual([
    '12',
    '12/3',
    '12/31',
    '12/31/1',
    '1/55',
    '1/55/1',
    '12/',
  ]);
  expect(['2030', '20301', '2030/12', '2030/123'].map((text) => typeDate(text, 'Y/m/d'))).toEqual([
    '2030',
    '2030/1',
    '2030/12',
    '2030/12/3',
  ]);
});

test('parts of one digit get a leading zero once the field is left', () => {
  expect([maskDate('4/1/1993', 'm/d/Y'), maskDate(' 2030/1/9 ', 'Y/m/d')]).toEqual(['04/01/1993', '2030/01/09']);
});

test.each([
  ['', 'm/d/Y'],
  ['25/12/1990', 'm/d/Y'],
  ['02/30/1990', 'm/d/Y'],
  ['4/11/93', 'm/d/Y'],
  ['2030', 'Y/m/d'],
  ['12/31/2030', 'Y/m/d'],
  ['2030/00/10', 'Y/m/d'],
  ['mañana', 'Y/m/d'],
] as const)('%j is no day written %s, and stays as it was typed', (typed, order) => {
  expect(readDate(typed, order)).toBeUndefined();
  expect(maskDate(typed, order)).toBe(typed);
});
