import { type PlainDate, plainDate } from '@lender/calculator';
import { LOAN_STATUS, LOAN_STATUSES } from '@lender/lending';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CandidateFacts, rankCandidates } from './rank-candidates.policy.ts';

const plain: CandidateFacts = {
  ...{ loanId: 'loan', number: 'P4X8T2ABCD', status: LOAN_STATUS.active, owed: 100_00, daysLate: 0 },
  ...{ isClaimed: false, isNamed: false, paidFromSameOn: null, isPayoutAccount: false },
  ...{ isPayoff: false, isInstalment: false, isSameName: false },
};
const facts = (change: Partial<CandidateFacts>): CandidateFacts => ({ ...plain, ...change });
const kindsOf = (loans: readonly CandidateFacts[]) =>
  rankCandidates(loans).map(({ facts: { loanId }, reasons }) => [loanId, ...reasons.map(({ kind }) => kind)]);

test('a loan without any reason is not proposed', () => {
  expect(rankCandidates([plain])).toEqual([]);
});

test('the payer’s earlier account counts more than the amount, and both more than one', () => {
  const paidFromSameOn = plainDate('2026-11-03');
  expect(
    kindsOf([
      facts({ loanId: 'amount', isPayoff: true, isSameName: true }),
      facts({ loanId: 'account', paidFromSameOn }),
      facts({ loanId: 'both', paidFromSameOn, isPayoff: true }),
    ]),
  ).toEqual([
    ['both', 'same_account', 'settles'],
    ['account', 'same_account'],
    ['amount', 'settles', 'same_name'],
  ]);
});

test('the reason of the same account tells the day of the earlier payment', () => {
  const paidFromSameOn = plainDate('2026-11-03');
  const [first] = rankCandidates([facts({ paidFromSameOn, isNamed: true })]);
  expect(first?.reasons).toEqual([
    { kind: 'named', on: null },
    { kind: 'same_account', on: '2026-11-03' },
  ]);
});

test('an amount that settles the loan is not called its instalment too', () => {
  expect(kindsOf([facts({ isPayoff: true, isInstalment: true })])).toEqual([['loan', 'settles']]);
});

test('of two equally likely loans the later one comes first, then the lower number', () => {
  const named = { isNamed: true };
  expect(
    kindsOf([
      facts({ ...named, loanId: 'b', number: 'BBBBBBBBBB' }),
      facts({ ...named, loanId: 'late', number: 'ZZZZZZZZZZ', daysLate: 3 }),
      facts({ ...named, loanId: 'a', number: 'AAAAAAAAAA' }),
    ]).map(([id]) => id),
  ).toEqual(['late', 'a', 'b']);
});

const loan: fc.Arbitrary<CandidateFacts> = fc.record({
  ...{ loanId: fc.uuid(), number: fc.string({ minLength: 10, maxLength: 10 }) },
  status: fc.constantFrom(...LOAN_STATUSES),
  owed: fc.nat(1_000),
  daysLate: fc.nat(90),
  paidFromSameOn: fc.option(fc.constant<PlainDate>(plainDate('2026-11-03'))),
  ...{ isClaimed: fc.boolean(), isNamed: fc.boolean(), isPayoutAccount: fc.boolean() },
  ...{ isPayoff: fc.boolean(), isInstalment: fc.boolean(), isSameName: fc.boolean() },
});
const loans = fc.uniqueArray(loan, { selector: ({ loanId }) => loanId, maxLength: 12 });

test('no loan is proposed that cannot take money, or without a reason, and never more than five', () => {
  const payable: readonly number[] = [LOAN_STATUS.active, LOAN_STATUS.onHold, LOAN_STATUS.writeOff];
  fc.assert(
    fc.property(loans, (some) => {
      const ranked = rankCandidates(some);
      expect(ranked.length).toBeLessThanOrEqual(5);
      for (const { facts: found, reasons } of ranked) {
        expect(payable).toContain(found.status);
        expect(found.owed).toBeGreaterThan(0);
        expect(reasons.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('the order of the proposals does not depend on the order of the loans', () => {
  const shuffled = loans.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
  );
  fc.assert(
    fc.property(shuffled, ([some, mixed]) => {
      expect(rankCandidates(mixed)).toEqual(rankCandidates(some));
    }),
  );
});

test('one more reason never moves a loan down', () => {
  fc.assert(
    fc.property(loans, fc.constantFrom('isClaimed', 'isNamed', 'isPayoutAccount', 'isSameName'), (some, reason) => {
      const [first, ...others] = some;
      if (!first) return;
      const placeOf = (one: CandidateFacts) => {
        const place = rankCandidates([one, ...others]).findIndex(({ facts: { loanId } }) => loanId === one.loanId);
        return place === -1 ? Number.POSITIVE_INFINITY : place;
      };
      expect(placeOf({ ...first, [reason]: true })).toBeLessThanOrEqual(placeOf(first));
    }),
  );
});
