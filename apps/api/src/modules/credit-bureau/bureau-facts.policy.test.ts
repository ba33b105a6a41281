import { addDays, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bureauFacts } from './bureau-facts.policy.ts';

const today = plainDate('2026-03-02');
const credit = fc.record({
  isOpen: fc.boolean(),
  overdueCentavos: fc.nat(10_000_000).map(centavos),
  worstMissedPayments: fc.nat(90),
});
const answer = fc.record({
  isKnown: fc.constant(true as const),
  folio: fc.constant('1'),
  score: fc.option(fc.integer({ min: 300, max: 850 })),
  credits: fc.array(credit),
  inquiries: fc.array(fc.nat(60).map((daysAgo) => addDays(today, -daysAgo))),
});

test('one more bad credit never improves the facts about an applicant', () => {
  fc.assert(
    fc.property(answer, credit, (known, more) => {
      const before = bureauFacts(known, today);
      const after = bureauFacts({ ...known, credits: [...known.credits, more] }, today);
      expect(after.bureauScore).toBe(before.bureauScore);
      expect(after.bureauOverdueCentavos - before.bureauOverdueCentavos).toBe(more.overdueCentavos);
      expect(after.bureauOpenCredits - before.bureauOpenCredits).toBe(more.isOpen ? 1 : 0);
      expect(after.bureauWorstMissedPayments).toBe(
        Math.max(before.bureauWorstMissedPayments, more.worstMissedPayments),
      );
    }),
  );
});

test.each([
  [0, 1],
  [29, 1],
  [30, 0],
])('an inquiry %i days ago is counted %i times', (daysAgo, counted) => {
  const inquiries = [addDays(today, -daysAgo)];
  const known = { isKnown: true, folio: '1', score: null, credits: [], inquiries } as const;
  expect(bureauFacts(known, today).bureauInquiriesIn30Days).toBe(counted);
});

test('the facts about a person who is unknown to the bureau are null or zero', () => {
  expect(bureauFacts({ isKnown: false }, today)).toEqual({
    bureauScore: null,
    bureauOpenCredits: 0,
    bureauOverdueCentavos: 0,
    bureauWorstMissedPayments: 0,
    bureauInquiriesIn30Days: 0,
  });
});
