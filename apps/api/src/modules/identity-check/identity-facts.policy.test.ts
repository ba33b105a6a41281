import { plainDate } from '@lender/calculator';
import { IDENTITY_CHECK_STATUSES } from '@lender/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needOf } from './check-progress.policy.ts';
import { type EndedCheck, identityFacts } from './identity-facts.policy.ts';

const own = {
  fullName: 'Ana Robles Luna',
  curp: 'ROLA900101MDFBNN09',
  birthDate: plainDate('1990-01-01'),
};
const today = plainDate('2026-03-02');
const seen = { firstName: 'ANA', lastName: 'ROBLES LUNA', document: { validUntil: '2031-12-31' } };
const approved: EndedCheck = { status: 'approved', resubmissions: 0, reasonCode: null, seen };
const factsOf = (change: Partial<EndedCheck> = {}) => identityFacts({ ...approved, ...change }, { own, today });

const FINE = { identityCheckMissing: false, identityForged: false, identityReviews: 0, nameMismatch: false };

describe('the facts of a check that a decision may use', () => {
  test('an approved client has no negative facts', () => {
    expect(factsOf()).toEqual(FINE);
    expect(factsOf({ seen: { ...seen, idNumber: own.curp, dateOfBirth: '1990-01-01' } })).toEqual(FINE);
  });

  test('the check is missing when there is none', () => {
    expect(identityFacts(undefined, { own, today })).toEqual({ identityCheckMissing: true });
  });

  test.each([
    ['another last name', { ...seen, lastName: 'PEREZ LOPEZ' }],
    ['another CURP', { ...seen, idNumber: 'PELJ900101HDFRPN09' }],
    ['another day of birth', { ...seen, dateOfBirth: '1990-01-02' }],
    ['no name', { document: {} }],
    ['nothing at all', undefined],
  ])("an identity other than the client's is a mismatch: %s", (_, other) => {
    expect(factsOf({ seen: other })).toEqual({ ...FINE, nameMismatch: true });
  });

  test('the numbers of other documents are ignored', () => {
    expect(factsOf({ seen: { ...seen, idNumber: 'G12345678' } })).toEqual(FINE);
  });

  test.each(['102', '103', '106', '506'])('a check that was declined for reason %s counts as forgery', (reasonCode) => {
    expect(factsOf({ status: 'declined', reasonCode })).toMatchObject({ identityForged: true, identityReviews: 0 });
  });

  test.each([
    ['declined for something else', { status: 'declined', reasonCode: '112' }],
    ['declined without a reason', { status: 'declined', reasonCode: null }],
    ['left to a person', { status: 'review' }],
    ['approved with a document that had expired', { seen: { ...seen, document: { validUntil: '2026-03-01' } } }],
    ['repeated nine times in vain', { status: 'resubmission_requested', resubmissions: 9 }],
  ] as const)('a check that was %s is reviewed by a person', (_, change) => {
    const facts = factsOf(change);
    expect(facts).toMatchObject({ identityCheckMissing: false, identityForged: false });
    expect(facts.identityReviews).toBeGreaterThanOrEqual(3);
  });

  test('the facts count the repetitions of a check', () => {
    expect(factsOf({ resubmissions: 2 })).toMatchObject({ identityReviews: 2 });
  });
});

const check = fc.record({
  status: fc.constantFrom(...IDENTITY_CHECK_STATUSES),
  resubmissions: fc.nat(12),
  reasonCode: fc.constantFrom(null, '102', '108', '204'),
  seen: fc.constantFrom(undefined, seen, { ...seen, lastName: 'PEREZ' }),
});

describe('any check', () => {
  test('a check is missing exactly as long as the client has to act or to wait', () => {
    fc.assert(
      fc.property(check, (any) => {
        expect(identityFacts(any, { own, today }).identityCheckMissing).toBe(needOf(any) !== 'done');
      }),
    );
  });

  test('a check has no negative facts only for the client, approved', () => {
    fc.assert(
      fc.property(check, (any) => {
        const { identityCheckMissing, identityForged, identityReviews, nameMismatch } = identityFacts(any, {
          own,
          today,
        });
        const isWell =
          identityCheckMissing === false &&
          identityForged === false &&
          nameMismatch === false &&
          typeof identityReviews === 'number' &&
          identityReviews < 3;
        if (isWell) expect([any.status, any.seen]).toEqual(['approved', seen]);
      }),
    );
  });
});
