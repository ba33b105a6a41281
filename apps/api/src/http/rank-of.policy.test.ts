import { ENDPOINTS } from '@lender/contract/endpoints';
import { expect, test } from 'vitest';
import { isSignIn, rankOf } from './rank-of.policy.ts';

test.each([
  ['POST', '/web/private/client/application', true, 'money'],
  ['GET', '/web/private/client/application/actual', true, 'signed_in'],
  ['POST', '/web/private/client/application', false, 'visitor'],
  ['GET', '/web/public/bank', false, 'visitor'],
] as const)('%s %s, signed in: %s, is of rank %s', (method, route, isSignedIn, rank) => {
  expect(rankOf({ method, route, isSignedIn })).toBe(rank);
});

test('both sign-ins are known by their address, and nothing else is', () => {
  const known = Object.values(ENDPOINTS).filter(({ path }) => isSignIn(path));
  expect(known.map(({ name }) => name).toSorted()).toEqual(['loginClient', 'loginUser']);
});
