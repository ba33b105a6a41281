import { expect, test } from 'vitest';
import { megabytes, pathAfterRemoval, removedIn } from './upload.ts';

const removed = { type: 'payroll', id: '019c0000-0000-7000-8000-000000000001' } as const;

test('the address after a removal says what may come back', () => {
  expect(removedIn(`https://site.test${pathAfterRemoval('/page', removed)}`)).toEqual(removed);
  expect(pathAfterRemoval('/page', undefined)).toBe('/page');
});

test.each(['', '?borrado=x', '?tipo=passport&borrado=x'])('an address %j says nothing of the kind', (query) => {
  expect(removedIn(`https://site.test/page${query}`)).toBeNull();
});

test('a small file weighs something', () => {
  expect([megabytes(400), megabytes(1_468_006)]).toEqual(['0.1', '1.4']);
});
