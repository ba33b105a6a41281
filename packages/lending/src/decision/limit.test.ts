import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT, pesos, totalFor } from './applicant.fixture.ts';
import { type LimitQuestion, limitOf } from './limit.ts';

const question: LimitQuestion = {
  netIncomeCentavosPerMonth: pesos(12_000),
  obligationsCentavosPerMonth: pesos(2_000),
  termDays: 30,
  ladderCentavos: pesos(5_000),
  activeBalanceCentavos: 0,
  paymentToIncome: '0.35',
  product: PRODUCT,
  totalFor,
};

describe('limitOf', () => {
  it('the limit is the smallest of what the client can afford, has earned, may owe and what the product allows', () => {
    expect(limitOf(question)).toEqual({
      budgetCentavos: 350_000,
      capacityCentavos: 280_000,
      ladderCentavos: 500_000,
      productMaximumCentavos: 1_500_000,
      exposureMaximumCentavos: 1_500_000,
      limitCentavos: 280_000,
    });
    expect(limitOf({ ...question, ladderCentavos: pesos(1_250) }).limitCentavos).toBe(pesos(1_200));
    expect(limitOf({ ...question, activeBalanceCentavos: pesos(14_000) }).limitCentavos).toBe(pesos(1_000));
    expect(limitOf({ ...question, activeBalanceCentavos: pesos(20_000) }).limitCentavos).toBe(0);
  });
  it('the budget may be spent to the last centavo', () => {
    expect(limitOf({ ...question, totalFor: (principal) => principal }).capacityCentavos).toBe(350_000);
    expect(limitOf({ ...question, totalFor: (principal) => principal + 1 }).capacityCentavos).toBe(340_000);
  });
  it('budget and remaining exposure are zero, and never negative, when they are used up', () => {
    const out = { activeBalanceCentavos: pesos(15_000), obligationsCentavosPerMonth: pesos(12_000) };
    expect(limitOf({ ...question, ...out })).toMatchObject({ exposureMaximumCentavos: 0, budgetCentavos: 0 });
  });
  it('only the income within the term counts for the budget', () => {
    expect(limitOf({ ...question, termDays: 15 }).budgetCentavos).toBe(175_000);
  });
  it('the limit is zero when the obligations exceed the income', () => {
    expect(limitOf({ ...question, obligationsCentavosPerMonth: pesos(13_000) }).limitCentavos).toBe(0);
  });
  it('the capacity is the largest step whose repayment fits the budget, for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_00 }), fc.integer({ min: 100, max: 300 }), (income, percent) => {
        const price = (principal: number) => Math.round((principal * percent) / 100);
        const { budgetCentavos, capacityCentavos } = limitOf({
          ...question,
          netIncomeCentavosPerMonth: income,
          totalFor: price,
        });
        expect(price(capacityCentavos)).toBeLessThanOrEqual(budgetCentavos);
        expect(price(centavos(capacityCentavos + PRODUCT.intervalCentavos))).toBeGreaterThan(budgetCentavos);
      }),
    );
  });
});
