import { STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';

const thatNeedIt = (env: Parameters<typeof needsSecondFactor>[1]) =>
  STAFF_ROLES.filter((role) => needsSecondFactor(role, env));

test('everybody needs a second factor unless something else is said', () => {
  expect(thatNeedIt({ SANDBOX: false, SECOND_FACTOR_ROLES: undefined })).toEqual(STAFF_ROLES);
});

test('in the sandbox nobody does, so that its accounts open with a password', () => {
  expect(thatNeedIt({ SANDBOX: true, SECOND_FACTOR_ROLES: undefined })).toEqual([]);
});

test('roles that are named need it, in the sandbox too', () => {
  expect(thatNeedIt({ SANDBOX: true, SECOND_FACTOR_ROLES: ['admin'] })).toEqual(['admin']);
  expect(thatNeedIt({ SANDBOX: false, SECOND_FACTOR_ROLES: [] })).toEqual([]);
});
