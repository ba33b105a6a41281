import { mayRole, PERMISSIONS, type Permission, STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import type { Endpoint } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import { jsonSchemaInlined } from '../src/openapi/json-schema.ts';

const staffCalls = Object.values<Endpoint>(ENDPOINTS).flatMap((call) => (call.access === 'staff' ? [call] : []));
const holdersOf = (permission: Permission) => STAFF_ROLES.filter((role) => mayRole(role, permission));

/** Says which requests are in the list that `approval.read` opens. */
const NARROWS_A_LIST: readonly Permission[] = ['command.read'];

test('every permission opens a call, or narrows what one tells', () => {
  const named = new Set(staffCalls.map(({ permission }) => permission));
  expect(PERMISSIONS.filter((permission) => !named.has(permission))).toEqual(NARROWS_A_LIST);
});

test('who may only read calls nothing that changes anything', () => {
  for (const { permission, method } of staffCalls) if (permission.endsWith('.read')) expect(method).toBe('GET');
});

test('what is for two people to do has a role that asks, and whoever decides may do it and read it', () => {
  const calls = staffCalls.filter(({ approval }) => approval === 'four-eyes');
  expect(calls.map(({ name }) => name)).toEqual([
    'changeAmlThresholds',
    'askMoreIdentifiers',
    'buyBackLoan',
    'cancelPayout',
    'changeClientContact',
    'changeClientStatus',
    'changeStaffRole',
    'createPromoCode',
    'inviteStaff',
    'overrideClientLimit',
    'publishWorkingDays',
    'reactivateStaff',
    'recordCashPayout',
    'refundCredit',
    'registerPayment',
    'resetSecondFactor',
    'retryPayout',
    'reversePayment',
    'sellLoan',
    'terminateLoan',
    'undoWriteOff',
    'waiveLoanCharge',
    'writeOffLoan',
    'createPersonalExport',
    'createEvidenceBundle',
    'publishLegalText',
    'publishMessageDraft',
    'refundReceipt',
    'publishPolicyDraft',
    'publishProductDraft',
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

test('what gives access is asked for by administrators alone, and decided by them or by who checks others', () => {
  expect(holdersOf('access.manage')).toEqual(['admin']);
  expect(holdersOf('approval.decide').filter((role) => mayRole(role, 'access.read'))).toEqual(['supervisor', 'admin']);
});

test('it has to be told why', () => {
  for (const { approval, body } of staffCalls)
    if (approval) expect(body && jsonSchemaInlined(body()).required).toContain('note');
});
