import { mayRole, PERMISSIONS, type Permission, STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import type { Endpoint } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import { jsonSchemaInlined } from '../src/openapi/json-schema.ts';

const staffCalls = Object.values<Endpoint>(ENDPOINTS).flatMap((call) => (call.access === 'staff' ? [call] : []));
const holdersOf = (permission: Permission) => STAFF_ROLES.filter((role) => mayRole(role, permission));

/** Selects the requests in the list that `approval.read` opens. */
const NARROWS_A_LIST: readonly Permission[] = ['command.read'];

test('every permission opens a call, or narrows the list that a call returns', () => {
  const named = new Set(staffCalls.map(({ permission }) => permission));
  expect(PERMISSIONS.filter((permission) => !named.has(permission))).toEqual(NARROWS_A_LIST);
});

test('a permission to read opens only GET calls', () => {
  for (const { permission, method } of staffCalls) if (permission.endsWith('.read')) expect(method).toBe('GET');
});

test('a call for two people has a role that asks, and a role that decides may make the call and read the request', () => {
  const calls = staffCalls.filter(({ approval }) => approval === 'four-eyes');
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'askMoreIdentifiers',
    'buyBackLoan',
    'cancelPayout',
    'changeAmlThresholds',
    'changeClientContact',
    'changeClientStatus',
    'changeStaffRole',
    'createEvidenceBundle',
    'createPersonalExport',
    'createPromoCode',
    'inviteStaff',
    'overrideClientLimit',
    'publishLegalText',
    'publishMessageDraft',
    'publishPolicyDraft',
    'publishProductDraft',
    'publishWorkingDays',
    'reactivateStaff',
    'recordCapital',
    'recordCashPayout',
    'refundCredit',
    'refundReceipt',
    'registerPayment',
    'resetSecondFactor',
    'retryPayout',
    'reversePayment',
    'sellLoan',
    'terminateLoan',
    'undoWriteOff',
    'waiveLoanCharge',
    'writeOffLoan',
  ]);
  for (const { permission } of calls) {
    expect(holdersOf('approval.read')).toEqual(expect.arrayContaining(holdersOf(permission)));
    if (permission === 'access.manage') continue;
    const deciders = holdersOf('approval.decide').filter((role) => mayRole(role, 'command.read'));
    expect(deciders).not.toEqual([]);
    expect(holdersOf(permission)).toEqual(expect.arrayContaining(deciders));
    expect(holdersOf(permission).length).toBeGreaterThan(1);
  }
});

test('only administrators ask for changes of access, and only supervisors and administrators decide them', () => {
  expect(holdersOf('access.manage')).toEqual(['admin']);
  expect(holdersOf('approval.decide').filter((role) => mayRole(role, 'access.read'))).toEqual(['supervisor', 'admin']);
});

test('every call that needs an approval requires a note with the reason', () => {
  for (const { approval, body } of staffCalls)
    if (approval) expect(body && jsonSchemaInlined(body()).required).toContain('note');
});
