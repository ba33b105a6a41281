import { expect, test } from 'vitest';
import { formatPlainDate, parsePlainDate, plainDate } from './plain-date.ts';

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(parsePlainDate(text)).toEqual({ ok: true, value: text });
});

test.each([
  '2026-02-30',
  '2023-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-00-31',
  '2026-01-32',
  '2026-01-99',
  '2026-11-00',
  '0000-01-01',
  '2026-1-1',
  '21.11.2026',
  '2026-11-21T00:00:00Z',
  ' 2026-11-21',
  '2026-11-21\n',
  '٢٠٢٦-١١-٢١',
  '',
  20261121,
  null,
  undefined,
])('%j is not a day', (value) => {
  expect(parsePlainDate(value)).toEqual({ ok: false, problem: { code: 'not_a_date' } });
});

test('plainDate throws on a day that only a bug can ask for', () => {
  expect(() => plainDate('2026-02-30')).toThrow(RangeError);
});

test('a date is shown as day, month, year', () => {
  expect(formatPlainDate(plainDate('2026-11-05'))).toBe('05.11.2026');
});
