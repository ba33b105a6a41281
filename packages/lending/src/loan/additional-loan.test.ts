import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdditionalLoanQuestion, additionalLoanRoom, type OpenLoan } from './additional-loan.ts';

const loan = (change: Partial<OpenLoan> = {}): OpenLoan => ({
  isOnHold: false,
  daysLate: 0,
  outstandingPrincipalCentavos: centavos(300_000),
  ...change,
});
const question = (change: Partial<AdditionalLoanQuestion> = {}): AdditionalLoanQuestion => ({
  openLoans: [loan()],
  limitCentavos: centavos(500_000),
  minimumCentavos: centavos(100_000),
  maxOpenLoans: 2,
  ...change,
});

describe('a loan beside an open one', () => {
  test('a loan beside an open one may be as large as what the limit leaves', () => {
    expect(additionalLoanRoom(question())).toEqual({ ok: true, value: 200_000 });
    expect(additionalLoanRoom(question({ minimumCentavos: centavos(200_000) }))).toEqual({ ok: true, value: 200_000 });
  });

  test.each<[string, Partial<AdditionalLoanQuestion>]>([
    ['loan_not_active', { openLoans: [loan({ isOnHold: true, daysLate: 3 })] }],
    ['loan_not_active', { openLoans: [loan({ isOnHold: true }), loan()], maxOpenLoans: 3 }],
    ['loan_late', { openLoans: [loan(), loan({ daysLate: 1 })] }],
    ['too_many_loans', { openLoans: [loan(), loan()], limitCentavos: centavos(9_000_000) }],
    ['not_enough_room', { minimumCentavos: centavos(200_001) }],
    ['not_enough_room', { limitCentavos: centavos(100_000) }],
  ])('a loan beside an open one is refused: %s', (code, change) => {
    expect(additionalLoanRoom(question(change))).toEqual({ ok: false, problem: { code } });
  });

  test('a loan beside an open one never brings all loans together beyond the limit', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 }).map(centavos);
    const loans = fc.array(
      amount.map((out) => loan({ outstandingPrincipalCentavos: out })),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(loans, amount, amount, (openLoans, limitCentavos, minimumCentavos) => {
        const room = additionalLoanRoom({ openLoans, limitCentavos, minimumCentavos, maxOpenLoans: 4 });
        if (!room.ok) return;
        const out = openLoans.reduce((sum, { outstandingPrincipalCentavos }) => sum + outstandingPrincipalCentavos, 0);
        expect(out + room.value).toBeLessThanOrEqual(Math.max(limitCentavos, out));
        expect(room.value).toBeGreaterThanOrEqual(minimumCentavos);
      }),
      { numRuns: 10_000 },
    );
  });
});
