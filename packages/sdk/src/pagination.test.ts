import { expect, test } from 'vitest';
import { readPagination } from './pagination.ts';

const headers = (page: string, perPage: string, total: string) =>
  new Headers({ 'x-page': page, 'x-per-page': perPage, 'x-total-count': total, 'x-count': '1' });

test.each([
  ['0', 0],
  ['1', 1],
  ['10', 1],
  ['11', 2],
])('%s items with ten a page make %i pages', (total, totalPages) => {
  expect(readPagination(headers('1', '10', total))?.totalPages).toBe(totalPages);
});

test('an answer without the headers has no pagination', () => {
  expect(readPagination(new Headers())).toBeUndefined();
  expect(readPagination(new Headers({ 'x-page': '1' }))).toBeUndefined();
});

test.each([
  ['1', '0', '10'],
  ['-1', '10', '10'],
  ['1.5', '10', '10'],
  ['one', '10', '10'],
])('page %s with %s items a page of %s in total is no pagination', (page, perPage, total) => {
  expect(readPagination(headers(page, perPage, total))).toBeUndefined();
});
