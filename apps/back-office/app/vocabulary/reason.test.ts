import { MX_STL_POLICY_2, REASON_CODES } from '@lender/lending';
import { expect, test } from 'vitest';
import { reasonLabel, reasonWords, rejectionReasons } from './reason.copy.es.ts';

test('every reason has its own words', () => {
  expect(Object.keys(reasonWords).sort()).toEqual([...REASON_CODES].sort());
  expect(new Set(Object.values(reasonWords)).size).toBe(REASON_CODES.length);
});

test('an unknown reason is shown as its code', () => {
  expect(reasonLabel('CAPACITY')).toBe('Sin capacidad de pago');
  expect(reasonLabel('OLD_RULE')).toBe('OLD_RULE');
  expect(reasonLabel('toString')).toBe('toString');
});

test('a person may reject for every reason for which the policy rejects', () => {
  const policyReasons = MX_STL_POLICY_2.rules
    .filter(({ outcome }) => outcome === 'rejected')
    .map(({ reason }) => reason);
  expect(rejectionReasons).toEqual(expect.arrayContaining(policyReasons));
});
