import { expect, test } from 'vitest';
import { megabytes, pathAfterRemoval, removedIn } from './upload.ts';

const removed = { type: 'payroll', id: '019c0000-0000-7000-8000-000000000001' } as const;

test('the address after a removal names the file that may be restored', () => {
  expect(removedIn(`https://site.test${pathAfterRemoval('/page', removed)}`)).toEqual(removed);
  expect(pathAfterRemoval('/page', undefined)).toBe('/page');
});

test.each(['', '?borrado=x', '?tipo=passport&borrado=x'])('an address %j names no removed file', (query) => {
  expect(removedIn(`https://site.test/page${query}`)).toBeNull();
});

test('a small file is shown with at least 0.1 megabytes', () => {
  expect([megabytes(400), megabytes(1_468_006)]).toEqual(['0.1', '1.4']);
});
