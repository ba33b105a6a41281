import { getBanks, loginClient } from '@lender/contract';
import { expect, test } from 'vitest';
import { exampleBody, findOperations, OPERATIONS } from '../../operation/operations.ts';
import { readBody } from './read-body.ts';

test('a body is read as the server would read it', () => {
  expect(readBody(loginClient, exampleBody(loginClient)).status).toBe('fits');
  expect(readBody(loginClient, '{"username":7}')).toMatchObject({ status: 'wrong' });
  expect(readBody(loginClient, '{')).toEqual({ status: 'no_json' });
  expect(readBody(getBanks, '{}')).toEqual({ status: 'no_body' });
});

test('every example of the contract fits', () => {
  const wrong = OPERATIONS.filter((endpoint) =>
    ['wrong', 'no_json'].includes(readBody(endpoint, exampleBody(endpoint)).status),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('calls are found by all of the typed words', () => {
  expect(findOperations('bank public').map(({ name }) => name)).toContain('getBanks');
  expect(findOperations('no call says this')).toEqual([]);
});
