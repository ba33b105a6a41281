import { expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import { workingDayFrom } from './working-day.ts';

const holidays = ['2026-12-24', '2026-12-25', '2026-12-26'];
const isWorkingDay = (date: string) => !holidays.includes(date);

test('the search skips days off and keeps a working day', () => {
  expect(workingDayFrom(plainDate('2026-12-24'), isWorkingDay)).toBe('2026-12-27');
  expect(workingDayFrom(plainDate('2026-12-23'), isWorkingDay)).toBe('2026-12-23');
});

test('the search gives up after a year without a working day', () => {
  expect(() => workingDayFrom(plainDate('2026-12-23'), () => false)).toThrow('No working day within a year');
});
