import { isDeepStrictEqual } from 'node:util';
import { addDays, addMonthsClamped, type PlainDate, REFERENCE_PRICING } from '@lender/calculator';
import { MX_STL_POLICY_2, REFERENCE_PROMOTION_BOUNDS, REFERENCE_SERVICING } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../pricing/index.ts';
import { type DecisionSource, decideFrom } from './decide-from.ts';

const pesos = (amount: number) => centavos(amount * 100);
const MONDAY = '2026-11-23' as PlainDate;

const product: Product = {
  version: 1,
  limits: {
    minMainCentavos: pesos(500),
    minAdditionalCentavos: pesos(1_000),
    maxCentavos: pesos(15_000),
    stepCentavos: pesos(100),
    first: { minCentavos: pesos(500), maxCentavos: pesos(4_000) },
    repeated: { minCentavos: pesos(500), maxCentavos: pesos(15_000) },
    specialMinCentavos: pesos(300),
  },
  initial: { amountCentavos: pesos(2_000), payCycle: 'monthly' },
  pricing: REFERENCE_PRICING,
  firstLoanDiscount: { interest: '0.2', serviceFee: '0.2' },
  payoutMethods: ['bank_transfer'],
  maxOpenLoans: 2,
  accountProof: 'none',
  promiseDays: 15,
  promotions: REFERENCE_PROMOTION_BOUNDS,
  servicing: REFERENCE_SERVICING,
};

const sources = fc
  .record({
    // Small amounts are more frequent: a larger offer is rare otherwise.
    askedPesos: fc
      .oneof(fc.integer({ min: 5, max: 15 }), fc.integer({ min: 5, max: 150 }))
      .map((hundreds) => hundreds * 100),
    incomePesos: fc.integer({ min: 1_000, max: 60_000 }),
    employmentMonths: fc.nat(60),
    closedLoans: fc.nat(4),
    maxDaysLate: fc.nat(20),
    rejectedDaysAgo: fc.option(fc.nat(60)),
    ageYears: fc.integer({ min: 16, max: 80 }),
    wantsLargerOffer: fc.boolean(),
    termDays: fc.integer({ min: 8, max: 40 }),
    isFirstLoan: fc.boolean(),
  })
  .map(
    (given): DecisionSource => ({
      policy: MX_STL_POLICY_2,
      product,
      inputs: {
        productVersion: 1,
        cycle: 'monthly',
        payDates: [addDays(MONDAY, given.termDays), addMonthsClamped(addDays(MONDAY, given.termDays), 1)],
        payoutDate: MONDAY,
        isFirstLoan: given.isFirstLoan,
        payoutMethod: 'bank_transfer',
        promotion: null,
      },
      variables: {
        ageYears: given.ageYears,
        listHit: false,
        identifierInvalid: false,
        ownDaysPastDue: 0,
        hasLostDebt: false,
        daysSinceRejection: given.rejectedDaysAgo,
        hasNewEvidence: false,
        idDocumentsComplete: true,
        askedCentavos: pesos(given.askedPesos),
        wantsLargerOffer: given.wantsLargerOffer,
        clientKind: given.closedLoans > 0 ? 'repeated' : 'first',
        termDays: given.termDays,
        netIncomeCentavosPerMonth: pesos(given.incomePesos),
        obligationsCentavosPerMonth: 0,
        activeBalanceCentavos: 0,
        ladderCentavos: pesos(4_000 + 2_000 * given.closedLoans),
        employmentMonths: given.employmentMonths,
        closedLoans: given.closedLoans,
        maxDaysLate: given.maxDaysLate,
        extensionsOfLastLoan: 0,
        clientsOnPhone: 1,
        clientsOnClabe: 1,
        daysSincePhoneVerified: 100,
      },
    }),
  );

const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test('the stored sources of a decision give the same decision again, bit for bit', () => {
  fc.assert(
    fc.property(sources, (source) => {
      const decision = decideFrom(source);
      expect(isDeepStrictEqual(stored(decideFrom(stored(source))), stored(decision))).toBe(true);
    }),
    { numRuns: 1_500 },
  );
});

test('the generated sources reach every outcome', () => {
  const outcomes = new Set(fc.sample(sources, { numRuns: 3_000, seed: 1 }).map((source) => decideFrom(source).outcome));
  expect([...outcomes].toSorted((one, other) => one - other)).toEqual([2, 6, 13, 14, 17, 18]);
});

test('no offer costs more than the client can afford within the term', () => {
  fc.assert(
    fc.property(sources, (source) => {
      const { amountCentavos, limit } = decideFrom(source);
      if (amountCentavos !== null && limit) expect(amountCentavos).toBeLessThanOrEqual(limit.limitCentavos);
    }),
  );
});

test('a principal without a price exceeds every budget', () => {
  const [source] = fc.sample(sources, { numRuns: 1, seed: 1 }) as [DecisionSource];
  const inputs = { ...source.inputs, payDates: [MONDAY, MONDAY] as const, payoutDate: addDays(MONDAY, 900) };
  const variables = {
    ...source.variables,
    ageYears: 30,
    daysSinceRejection: null,
    employmentMonths: 24,
    maxDaysLate: 0,
  };
  expect(decideFrom({ ...source, variables, inputs: { ...inputs, payDates: [...inputs.payDates] } })).toMatchObject({
    limit: { capacityCentavos: 0 },
    outcome: 6,
  });
});
