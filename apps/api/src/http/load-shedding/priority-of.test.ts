import { ENDPOINTS } from '@lender/contract/endpoints';
import { expect, test } from 'vitest';
import { isSignIn, priorityOf } from './priority-of.ts';

test.each([
  ['POST', '/web/private/client/application', true, 'money'],
  ['GET', '/web/private/client/application/actual', true, 'signed_in'],
  ['POST', '/web/private/client/application', false, 'visitor'],
  ['GET', '/web/public/bank', false, 'visitor'],
] as const)('%s %s, signed in: %s, has the priority %s', (method, route, isSignedIn, priority) => {
  expect(priorityOf({ method, route, isSignedIn })).toBe(priority);
});

test('both sign-in routes are recognized, and no other one', () => {
  const known = Object.values(ENDPOINTS).filter(({ path }) => isSignIn(path));
  expect(known.map(({ name }) => name).toSorted()).toEqual(['loginClient', 'loginUser']);
});
