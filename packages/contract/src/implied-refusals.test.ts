import { expect, test } from 'vitest';
import { createApplication } from './applications/create-application.ts';
import { getFlow } from './applications/get-flow.ts';
import { getBanks } from './clients/get-banks.ts';
import { impliedRefusals } from './implied-refusals.ts';
import { getCase } from './review/get-case.ts';

test('a public call without input implies only the refusals malformed_request and rate_limited', () => {
  expect(impliedRefusals(getBanks)).toEqual(['malformed_request', 'rate_limited']);
});

test('a call for borrowers may be refused because the client is blocked, a call for staff may not', () => {
  expect(impliedRefusals(getFlow)).toContain('client_blocked');
  expect(impliedRefusals(getCase)).not.toContain('client_blocked');
  expect(impliedRefusals(getCase)).toEqual(expect.arrayContaining(['unauthorized', 'forbidden', 'not_found']));
});

test('a session of staff may be locked for being idle, a session of a borrower is not', () => {
  expect(impliedRefusals(getCase)).toContain('session_idle');
  expect(impliedRefusals(getFlow)).not.toContain('session_idle');
});

test('a call that takes an idempotency key may be refused because the key is taken', () => {
  expect(impliedRefusals(createApplication)).toEqual(
    expect.arrayContaining(['idempotency_key_reused', 'idempotency_key_in_flight', 'too_large']),
  );
  expect(impliedRefusals(getFlow)).not.toContain('idempotency_key_reused');
});
