import { mayRole, PERMISSIONS, type Permission, STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import type { Endpoint } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import { jsonSchemaInlined } from '../src/openapi/json-schema.ts';

const staffCalls = Object.values<Endpoint>(ENDPOINTS).flatMap((call) => (call.access === 'staff' ? [call] : []));
const holdersOf = (permission: Permission) => STAFF_ROLES.filter((role) => mayRole(role, permission));

test('every permission opens a call', () => {
  const named = new Set(staffCalls.map(({ permission }) => permission));
  expect(PERMISSIONS.filter((permission) => !named.has(permission))).toEqual([]);
});

test('who may only read calls nothing that changes anything', () => {
  for (const { permission, method } of staffCalls) if (permission.endsWith('.read')) expect(method).toBe('GET');
});

test('what is for two people to do has a role that asks, and whoever decides may do it and read it', () => {
  const calls = staffCalls.filter(({ approval }) => approval === 'four-eyes');
  expect(calls.map(({ name }) => name)).toEqual([
    'changeAmlThresholds',
    'buyBackLoan',
    'cancelPayout',
    'changeClientStatus',
    'overrideClientLimit',
    'publishWorkingDays',
    'recordCashPayout',
    'refundCredit',
    'registerPayment',
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
    expect(holdersOf(permission)).toEqual(expect.arrayContaining(holdersOf('approval.decide')));
    expect(holdersOf('approval.read')).toEqual(expect.arrayContaining(holdersOf(permission)));
    expect(holdersOf(permission).length).toBeGreaterThan(1);
  }
});

test('it has to be told why', () => {
  for (const { approval, body } of staffCalls)
    if (approval) expect(body && jsonSchemaInlined(body()).required).toContain('note');
});
