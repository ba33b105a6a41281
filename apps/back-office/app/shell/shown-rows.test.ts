import { expect, test } from 'vitest';
import { shownRows } from './shown-rows.ts';

test('a page says which rows of how many it shows, and an empty one says nothing', () => {
  expect(shownRows({ page: 1, perPage: 25, rows: 25, total: 1240 })).toBe('1–25 de 1,240');
  expect(shownRows({ page: 50, perPage: 25, rows: 15, total: 1240 })).toBe('1,226–1,240 de 1,240');
  expect(shownRows({ page: 1, perPage: 25, rows: 0, total: 0 })).toBe('');
});
