import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideFor, NEW_CLIENT, PRODUCT, pesos, policyWith, REPEAT_CLIENT, WITH_BANK } from './applicant.fixture.ts';
import { MX_STL_POLICY_2 } from './mx-stl-2.data.ts';
import type { Policy } from './policy.ts';

const without = <Values extends object, Name extends keyof Values>(values: Values, name: Name): Omit<Values, Name> => {
  const { [name]: _, ...rest } = values;
  return rest;
};

describe('a new client', () => {
  it('a new client with steady employment and enough income gets the amount asked for', () => {
    expect(decideFor(NEW_CLIENT)).toMatchObject({
      outcome: 2,
      amountCentavos: pesos(2_000),
      band: 'C',
      score: 490,
      reasons: [],
      limit: { budgetCentavos: pesos(3_250), capacityCentavos: pesos(2_600), limitCentavos: pesos(2_600) },
    });
  });
  it.each([
    [11, 470],
    [4, 450],
    [1, 430],
  ])('a new client employed for %i months is decided by a person', (employmentMonths, score) => {
    expect(decideFor({ ...NEW_CLIENT, employmentMonths })).toMatchObject({
      outcome: 14,
      amountCentavos: null,
      score,
      reasons: ['SCORE_MID'],
    });
  });
  it('a new client whose income supports less is offered less', () => {
    expect(decideFor({ ...NEW_CLIENT, askedCentavos: pesos(3_000) })).toMatchObject({
      outcome: 17,
      amountCentavos: pesos(2_600),
      reasons: ['CAPACITY_PART'],
    });
  });
  it('a new client whose income does not support the minimum is rejected', () => {
    expect(decideFor({ ...NEW_CLIENT, netIncomeCentavosPerMonth: pesos(3_000) })).toMatchObject({
      outcome: 6,
      amountCentavos: null,
      reasons: ['CAPACITY'],
    });
  });
  it('rules about providers that are off are not evaluated for a new client', () => {
    expect(decideFor(NEW_CLIENT).trace.map(({ rule }) => rule)).toEqual([
      'K1',
      'K2',
      'K3',
      'K4',
      'K5',
      'C1',
      'F2_SHARED',
      'S1',
      'S2',
      'A1',
      'A2',
      'A3',
      'A4',
      'A5',
    ]);
  });
});

describe('a knockout', () => {
  it.each([
    [{ ageYears: 17 }, 'AGE'],
    [{ listHit: true }, 'LIST'],
    [{ identifierInvalid: true }, 'ID_INVALID'],
    [{ ownDaysPastDue: 2 }, 'OWN_ARREARS'],
    [{ hasLostDebt: true }, 'OWN_ARREARS'],
    [{ daysSinceRejection: 29 }, 'COOLING_OFF'],
  ])('a knockout by %j rejects the application for %s', (facts, reason) => {
    expect(decideFor({ ...NEW_CLIENT, ...facts })).toMatchObject({ outcome: 6, reasons: [reason] });
  });
  it.each([{ daysSinceRejection: 30 }, { daysSinceRejection: 5, hasNewEvidence: true }, { ageYears: 18 }])(
    'no knockout fires for %j',
    (facts) => {
      expect(decideFor({ ...NEW_CLIENT, ...facts }).outcome).toBe(2);
    },
  );
  it('a knockout ends the evaluation', () => {
    expect(decideFor({ ...NEW_CLIENT, ageYears: 17 }).trace).toEqual([
      { rule: 'K1', phase: 'knockout', result: 'fired', missing: [] },
    ]);
  });
  it('a knockout that cannot be verified keeps an offer from being sent', () => {
    const policy: Policy = { ...policyWith(), variables: { listHit: { type: 'boolean' } } };
    expect(decideFor(without(NEW_CLIENT, 'listHit'), policy)).toMatchObject({
      outcome: 14,
      reasons: ['INCOMPLETE_DATA'],
    });
  });
  it('a knockout that fires rejects, even when another one cannot be verified', () => {
    expect(decideFor({ ...without(NEW_CLIENT, 'listHit'), ownDaysPastDue: 2 })).toMatchObject({
      outcome: 6,
      reasons: ['OWN_ARREARS'],
    });
  });
});

describe('the vectors of policy mx-stl', () => {
  const askedCentavos = pesos(2_000);
  const bandC = { employmentMonths: 4, closedLoans: 1, daysSincePhoneVerified: 0 };

  it('vector 1: a repeat client of band A who opted in to more gets 18 with the limit', () => {
    expect(decideFor({ ...REPEAT_CLIENT, askedCentavos, wantsLargerOffer: true }, WITH_BANK)).toMatchObject({
      outcome: 18,
      amountCentavos: pesos(2_800),
      band: 'A',
      reasons: ['UPSELL'],
      limit: { budgetCentavos: pesos(3_500), ladderCentavos: pesos(5_000), limitCentavos: pesos(2_800) },
    });
  });
  it('vector 2: the same client without the opt-in gets 2 with the amount asked for', () => {
    expect(decideFor({ ...REPEAT_CLIENT, askedCentavos }, WITH_BANK)).toMatchObject({
      outcome: 2,
      amountCentavos: askedCentavos,
    });
  });
  it('vector 3: the same client who asks for more than the limit gets 17 with the limit', () => {
    expect(decideFor({ ...REPEAT_CLIENT, askedCentavos: pesos(4_000) }, WITH_BANK)).toMatchObject({
      outcome: 17,
      amountCentavos: pesos(2_800),
      reasons: ['CAPACITY_PART'],
    });
  });
  it('vector 4: a client of band C who asks for 4,000 gets 17 with 2,000', () => {
    expect(decideFor({ ...REPEAT_CLIENT, ...bandC, askedCentavos: pesos(4_000) })).toMatchObject({
      outcome: 17,
      amountCentavos: pesos(2_000),
      band: 'C',
    });
  });
  it('vector 5: a limit below the minimum gives 13 where a special product reaches it, else 6', () => {
    const poor = { ...REPEAT_CLIENT, ...bandC, netIncomeCentavosPerMonth: pesos(4_000) };
    const special = { ...PRODUCT, specialMinimumCentavos: pesos(300) };
    expect(decideFor(poor, policyWith(), special)).toMatchObject({ outcome: 13, amountCentavos: pesos(400) });
    expect(decideFor(poor)).toMatchObject({ outcome: 6, reasons: ['CAPACITY'] });
  });
  it('vector 6: no bank proof above the amount that needs one gives 7', () => {
    expect(decideFor({ ...NEW_CLIENT, bankVerified: false }, policyWith('C2'))).toMatchObject({
      outcome: 7,
      reasons: ['NEED_BANK'],
    });
  });
  it('vector 7: a first client with 450 points gets 14', () => {
    expect(decideFor({ ...NEW_CLIENT, employmentMonths: 4 })).toMatchObject({ outcome: 14, score: 450 });
  });
  it('vector 8: a required provider that failed three times gives 401, and 14 after three retries', () => {
    const policy = policyWith('E1', 'E2');
    const failing = { ...NEW_CLIENT, providerFailures: 3, decisionRetries: 2 };
    expect(decideFor(failing, policy)).toMatchObject({ outcome: 401, reasons: ['SYSTEM'] });
    expect(decideFor({ ...failing, decisionRetries: 3 }, policy)).toMatchObject({ outcome: 14, reasons: ['SYSTEM'] });
  });
  it('vector 9: a rule whose required variable was not collected gives 14, and the trace says skipped', () => {
    const policy: Policy = {
      ...policyWith(),
      variables: { ...policyWith().variables, overdrafts: { type: 'number', required: true } },
      rules: [
        ...policyWith().rules,
        {
          id: 'B1',
          phase: 'fraud',
          enabled: true,
          when: ['gt', 'overdrafts', 5],
          outcome: 'manualVerification',
          reason: 'CHECK_ID',
          stop: false,
        },
      ],
    };
    const decision = decideFor(NEW_CLIENT, policy);
    expect(decision).toMatchObject({ outcome: 14, amountCentavos: null, reasons: ['INCOMPLETE_DATA'] });
    expect(decision.trace).toContainEqual({ rule: 'B1', phase: 'fraud', result: 'skipped', missing: ['overdrafts'] });
  });
  it('vector 10: an own loan two days late gives 6', () => {
    expect(decideFor({ ...REPEAT_CLIENT, ownDaysPastDue: 2 })).toMatchObject({ outcome: 6, reasons: ['OWN_ARREARS'] });
  });
});

const REQUIRED = { type: 'boolean', required: true } as const;

describe('rules that disagree', () => {
  it('a rejection wins over a decision by a person', () => {
    const poor = { ...NEW_CLIENT, employmentMonths: 4, netIncomeCentavosPerMonth: pesos(3_000) };
    expect(decideFor(poor)).toMatchObject({ outcome: 6, reasons: ['CAPACITY'] });
  });
  it('a decision by a person wins over an offer', () => {
    const decision = decideFor({ ...NEW_CLIENT, nameMismatch: true }, policyWith('F2'));
    expect(decision).toMatchObject({ outcome: 14, reasons: ['CHECK_ID'] });
  });
  it('an offer goes to a person when a required attribute could not be scored', () => {
    expect(decideFor(without(REPEAT_CLIENT, 'extensionsOfLastLoan'), WITH_BANK)).toMatchObject({
      outcome: 14,
      band: 'A',
      reasons: ['INCOMPLETE_DATA'],
    });
    expect(decideFor(without(REPEAT_CLIENT, 'daysSincePhoneVerified'), WITH_BANK)).toMatchObject({ outcome: 2 });
  });
  it('an offer goes to a person when anything required is missing, even if no rule reads it', () => {
    const policy = { ...MX_STL_POLICY_2, variables: { ...MX_STL_POLICY_2.variables, wantsNothing: REQUIRED } };
    expect(decideFor(NEW_CLIENT, policy)).toMatchObject({ outcome: 14, reasons: ['INCOMPLETE_DATA'] });
    expect(decideFor({ ...NEW_CLIENT, wantsNothing: null }, policy).outcome).toBe(2);
    expect(decideFor(NEW_CLIENT, policy, PRODUCT, 1).outcome).toBe(2);
    for (const [name, value] of Object.entries(NEW_CLIENT)) {
      const rest = Object.fromEntries(Object.entries(NEW_CLIENT).filter(([other]) => other !== name));
      const isRequired = MX_STL_POLICY_2.variables[name as keyof typeof NEW_CLIENT]?.required;
      if (isRequired) expect([4, 6, 14], `${name} was ${value}`).toContain(decideFor(rest, MX_STL_POLICY_2).outcome);
    }
  });
  it('an offer goes to a person when a missing answer could be worth more than a bad one', () => {
    const policy = policyWith('bureauScore');
    const decide = (bureauScore: number | null | undefined, engineVersion?: 1 | 2) => {
      const variables = { ...NEW_CLIENT, ...(bureauScore !== undefined && { bureauScore }) };
      return decideFor(variables, policy, PRODUCT, engineVersion);
    };
    expect(decide(720).outcome).toBe(2);
    expect(decide(500)).toMatchObject({ outcome: 6, reasons: ['SCORE_LOW'] });
    expect(decide(undefined)).toMatchObject({ outcome: 14, reasons: ['INCOMPLETE_DATA'], engineVersion: 2 });
    // `null`: looked for and not found, which is a value like any other.
    expect(decide(null).outcome).toBe(2);
    expect(decide(undefined, 1)).toMatchObject({ outcome: 2, engineVersion: 1 });
  });
  it('an application on which no rule fires goes to a person', () => {
    expect(decideFor(without(NEW_CLIENT, 'netIncomeCentavosPerMonth'))).toMatchObject({
      outcome: 14,
      limit: null,
      reasons: ['INCOMPLETE_DATA'],
    });
  });
});

describe('a decision', () => {
  const applicant = fc.record({
    ageYears: fc.integer({ min: 16, max: 90 }),
    employmentMonths: fc.integer({ min: 0, max: 200 }),
    askedCentavos: fc.integer({ min: 5, max: 150 }).map((hundreds) => pesos(hundreds * 100)),
    netIncomeCentavosPerMonth: fc.integer({ min: 0, max: 9_999_900 }),
    termDays: fc.integer({ min: 7, max: 45 }),
    closedLoans: fc.nat({ max: 6 }),
    maxDaysLate: fc.nat({ max: 30 }),
    clientKind: fc.constantFrom('first', 'repeated', 'additional'),
    wantsLargerOffer: fc.boolean(),
  });

  it('a decision that is repeated from what was stored as JSON is the same', () => {
    fc.assert(
      fc.property(applicant, (facts) => {
        const variables = { ...NEW_CLIENT, ...facts };
        const stored = JSON.parse(JSON.stringify({ variables, policy: WITH_BANK }));
        expect(decideFor(stored.variables, stored.policy)).toEqual(decideFor(variables, WITH_BANK));
      }),
    );
  });
  it('a decision never offers more than the limit, nor an amount between the steps of the interval', () => {
    fc.assert(
      fc.property(applicant, (facts) => {
        const { amountCentavos, limit } = decideFor({ ...NEW_CLIENT, ...facts });
        if (amountCentavos === null) return;
        expect(amountCentavos).toBeLessThanOrEqual(limit?.limitCentavos ?? 0);
        expect(amountCentavos % PRODUCT.intervalCentavos).toBe(0);
        expect(amountCentavos).toBeGreaterThanOrEqual(PRODUCT.minimumCentavos);
      }),
    );
  });
  it('a decision gives a reason unless it is a plain approval', () => {
    fc.assert(
      fc.property(applicant, (facts) => {
        const { outcome, reasons } = decideFor({ ...NEW_CLIENT, ...facts });
        expect(reasons.length > 0).toBe(outcome !== 2);
      }),
    );
  });
});
