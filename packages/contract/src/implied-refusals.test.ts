import { expect, test } from 'vitest';
import { createApplication } from './applications/create-application.ts';
import { getCase } from './back-office/get-case.ts';
import { getBanks } from './catalogues/get-banks.ts';
import { getFlow } from './flow/get-flow.ts';
import { impliedRefusals } from './implied-refusals.ts';

test('a call that is open to anybody and carries nothing can only be broken or too frequent', () => {
  expect(impliedRefusals(getBanks)).toEqual(['malformed_request', 'rate_limited']);
});

test('a borrower may be blocked, staff may not', () => {
  expect(impliedRefusals(getFlow)).toContain('client_blocked');
  expect(impliedRefusals(getCase)).not.toContain('client_blocked');
  expect(impliedRefusals(getCase)).toEqual(expect.arrayContaining(['unauthorized', 'forbidden', 'not_found']));
});

test("a session of staff may be locked because nobody used it, a borrower's is not", () => {
  expect(impliedRefusals(getCase)).toContain('session_idle');
  expect(impliedRefusals(getFlow)).not.toContain('session_idle');
});

test('a call that takes a key may be told that the key is taken', () => {
  expect(impliedRefusals(createApplication)).toEqual(
    expect.arrayContaining(['idempotency_key_reused', 'idempotency_key_in_flight', 'too_large']),
  );
  expect(impliedRefusals(getFlow)).not.toContain('idempotency_key_reused');
});
