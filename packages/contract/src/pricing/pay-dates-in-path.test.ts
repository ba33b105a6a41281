import { expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../codec.ts';
import { payDatesInPath } from './pay-dates-in-path.ts';

test('two pay dates in a path are separated by a comma', () => {
  const days = ['2026-12-05', '2026-12-20'] as const;
  expect(encodeWire(payDatesInPath(), [...days])).toBe('2026-12-05,2026-12-20');
  expect(decodeWire(payDatesInPath(), '2026-12-05,2026-12-20')).toEqual({ ok: true, value: days });
});

test.each([
  '2026-12-05',
  '2026-12-05,',
  '2026-02-30,2026-03-15',
  '2026-12-05,2026-12-20,2027-01-05',
  '05.12.2026,20.12.2026',
])('%s is refused as a pair of pay dates', (text) => {
  expect(decodeWire(payDatesInPath(), text).ok).toBe(false);
});
