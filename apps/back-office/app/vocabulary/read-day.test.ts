import { addDays, formatPlainDate, plainDate } from '@lender/calculator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, shownDay, typeDay, typedDay } from './read-day.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(plainDate('2000-01-01'), count));

test('every day is read in each way in which it is written, and shown in one', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('.', '/', '-', ' ', ''), (day, between) => {
      const [year, month, date] = day.split('-');
      const typed = [date, month, year].join(between);
      expect(readDay(typed)).toBe(day);
      expect(readDay(day)).toBe(day);
      expect(typedDay(` ${typed} `)).toBe(day);
      expect(shownDay(typed)).toBe(formatPlainDate(day));
    }),
  );
});

test('a day that is typed digit by digit, or pasted, is shaped into one that is read', () => {
  fc.assert(
    fc.property(days, (day) => {
      const digits = formatPlainDate(day).replaceAll('.', '');
      const typed = [...digits].reduce((text, digit) => typeDay(text + digit), '');
      expect(typed).toBe(formatPlainDate(day));
      expect(typeDay(day)).toBe(day);
    }),
  );
});

test('a dot that was added can be deleted', () => {
  expect(typeDay('04.1'.slice(0, -2))).toBe('04');
});

test.each(['31.02.2026', '12.31.2026', 'mañana', '', '4.11.26'])('%j is no day and stays as it was typed', (text) => {
  expect(readDay(text)).toBeUndefined();
  expect([typedDay(text), shownDay(text)]).toEqual([text, text]);
});

test('an address without a day names none', () => {
  expect(readDay(null)).toBeUndefined();
});
