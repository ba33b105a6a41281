import { STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';

const thatNeedIt = (env: Parameters<typeof needsSecondFactor>[1]) =>
  STAFF_ROLES.filter((role) => needsSecondFactor(role, env));

test('every role needs a second factor unless it is set otherwise', () => {
  expect(thatNeedIt({ SANDBOX: false, SECOND_FACTOR_ROLES: undefined })).toEqual(STAFF_ROLES);
});

test('in the sandbox no role needs a second factor, so that its accounts open with a password', () => {
  expect(thatNeedIt({ SANDBOX: true, SECOND_FACTOR_ROLES: undefined })).toEqual([]);
});

test('roles that are named need a second factor, in the sandbox too', () => {
  expect(thatNeedIt({ SANDBOX: true, SECOND_FACTOR_ROLES: ['admin'] })).toEqual(['admin']);
  expect(thatNeedIt({ SANDBOX: false, SECOND_FACTOR_ROLES: [] })).toEqual([]);
});
