import { describe, expect, it } from 'vitest';
import { decideFor, NEW_CLIENT, PRODUCT, pesos, policyWith, REPEAT_CLIENT, WITH_BANK } from './applicant.fixture.ts';
import { MX_STL_POLICY_2 } from './mx-stl-2.data.ts';
import { scoreOf } from './score.ts';

/** The last value before an outcome changes, and the first after: where the policy says so. */
describe('the edges of the default policy', () => {
  it.each([
    [419, 6, ['SCORE_LOW']],
    [420, 14, ['SCORE_MID']],
    [479, 14, ['SCORE_MID']],
    [480, 2, []],
  ])('a first client with %i points gets the outcome %i', (score, outcome, reasons) => {
    // NEW_CLIENT has 90 points in addition to the base.
    const { scorecard } = MX_STL_POLICY_2;
    const policy = { ...MX_STL_POLICY_2, scorecard: { ...scorecard, base: score - 90 } };
    expect(decideFor(NEW_CLIENT, policy)).toMatchObject({ score, outcome, reasons });
  });

  it.each([
    [{ ownDaysPastDue: 1 }, 6, 'OWN_ARREARS'],
    [{ ownDaysPastDue: 0 }, 2, undefined],
    [{ clientsOnPhone: 3 }, 14, 'CHECK_ID'],
    [{ clientsOnPhone: 2 }, 2, undefined],
    [{ clientsOnClabe: 3 }, 14, 'CHECK_ID'],
    [{ clientsOnClabe: 2 }, 2, undefined],
    [{ idDocumentsComplete: false }, 7, 'NEED_ID'],
  ])('a client with %j gets the outcome %i', (facts, outcome, reason) => {
    expect(decideFor({ ...NEW_CLIENT, ...facts })).toMatchObject({ outcome, reasons: reason ? [reason] : [] });
  });

  it.each([
    ['K1_UPPER', { ageYears: 75 }, 2],
    ['K1_UPPER', { ageYears: 76 }, 6],
    ['C1_IDV', { identityCheckMissing: true }, 7],
    ['C2', { bankVerified: false, askedCentavos: pesos(1_000) }, 2],
    ['C2', { bankVerified: false, askedCentavos: pesos(1_100) }, 7],
    // Six tenths of the maximum of a first loan.
    ['C3', { incomeProven: false, askedCentavos: pesos(1_800) }, 2],
    ['C3', { incomeProven: false, askedCentavos: pesos(1_900) }, 7],
    ['E1', { providerFailures: 2 }, 2],
    ['E1', { providerFailures: 3 }, 401],
    ['E2', { providerFailures: 2, decisionRetries: 3 }, 2],
    ['F1', { identityForged: true }, 6],
    ['F2', { identityReviews: 3, nameMismatch: false, clientsOnDevice: 0, captchaScore: 0.9 }, 14],
    ['F2', { identityReviews: 0, nameMismatch: false, clientsOnDevice: 3, captchaScore: 0.9 }, 14],
    ['F2', { identityReviews: 0, nameMismatch: false, clientsOnDevice: 0, captchaScore: 0.29 }, 14],
    ['F2', { identityReviews: 2, nameMismatch: false, clientsOnDevice: 2, captchaScore: 0.3 }, 2],
    ['F3', { deviceDenied: true }, 14],
  ])('once %s is on, a client with %j gets the outcome %i', (rule, facts, outcome) => {
    expect(decideFor({ ...NEW_CLIENT, ...facts }, policyWith(rule)).outcome).toBe(outcome);
  });

  it('a larger offer is made from two steps above the amount asked for, to bands A and B', () => {
    // The limit of this client is 2,800.
    const asking = (amount: number) => ({ ...REPEAT_CLIENT, askedCentavos: pesos(amount), wantsLargerOffer: true });
    expect(decideFor(asking(2_600), WITH_BANK)).toMatchObject({ outcome: 18, amountCentavos: pesos(2_800), band: 'A' });
    expect(decideFor(asking(2_700), WITH_BANK)).toMatchObject({ outcome: 2, amountCentavos: pesos(2_700) });
    expect(decideFor({ ...asking(500), closedLoans: 1, daysSincePhoneVerified: 0 })).toMatchObject({
      band: 'C',
      outcome: 2,
    });
    expect(decideFor({ ...asking(500), closedLoans: 2, daysSincePhoneVerified: 91 })).toMatchObject({
      band: 'B',
      outcome: 18,
    });
    expect(decideFor({ ...asking(500), clientKind: 'additional' }, WITH_BANK).outcome).toBe(2);
  });

  it('the smallest amount that is lent is offered, and a smaller one is not', () => {
    const earning = (income: number) => ({
      ...NEW_CLIENT,
      askedCentavos: pesos(500),
      netIncomeCentavosPerMonth: pesos(income),
    });
    // A quarter of the remaining income is 616.00, the cost of 500 pesos with IVA.
    expect(decideFor(earning(4_464))).toMatchObject({ outcome: 2, amountCentavos: PRODUCT.minimumCentavos });
    expect(decideFor(earning(4_463))).toMatchObject({ outcome: 6, reasons: ['CAPACITY'] });
  });
});

describe('the points of the default policy', () => {
  const { scorecard } = policyWith(...MX_STL_POLICY_2.scorecard.attributes.map(({ variable }) => variable));
  it.each([
    [
      'employmentMonths',
      [
        [2, -20],
        [3, 0],
        [5, 0],
        [6, 20],
        [11, 20],
        [12, 40],
      ],
    ],
    [
      'closedLoans',
      [
        [0, 0],
        [1, 30],
        [2, 50],
        [3, 70],
      ],
    ],
    [
      'maxDaysLate',
      [
        [0, 40],
        [1, 0],
        [3, 0],
        [4, -40],
        [15, -40],
        [16, -120],
      ],
    ],
    [
      'extensionsOfLastLoan',
      [
        [0, 10],
        [1, 0],
        [2, -30],
      ],
    ],
    [
      'daysSincePhoneVerified',
      [
        [90, 0],
        [91, 20],
      ],
    ],
    [
      'incomeRegularCycles',
      [
        [1, 0],
        [2, 30],
        [3, 60],
      ],
    ],
    [
      'inflowPercentOfDeclared',
      [
        [59, -60],
        [60, 0],
        [89, 0],
        [90, 40],
      ],
    ],
    [
      'overdrafts',
      [
        [0, 20],
        [1, 0],
        [2, 0],
        [3, -40],
      ],
    ],
    [
      'bureauScore',
      [
        [549, -120],
        [550, 0],
        [699, 0],
        [700, 80],
      ],
    ],
    [
      'bureauInquiriesIn30Days',
      [
        [6, 0],
        [7, -40],
      ],
    ],
    [
      'collectorSignals',
      [
        [0, -10],
        [1, 0],
      ],
    ],
  ] as const)('the points for %s are %j', (variable, expected) => {
    const given = expected.map(([value]) => [value, scoreOf(scorecard, { [variable]: value }).score - 400]);
    expect(given).toEqual(expected);
  });
});
