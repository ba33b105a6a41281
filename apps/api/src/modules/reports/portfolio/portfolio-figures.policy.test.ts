import { addDays, plainDate } from '@lender/calculator';
import { PORTFOLIO_FIGURES, type PortfolioFigure } from '@lender/contract';
import { LATE_BUCKETS, PRINCIPAL_ACCOUNT, perReceivable } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agedPortfolio } from './aged-portfolio.policy.ts';
import { meanBalance } from './income.policy.ts';
import { isPastDue } from './past-due.policy.ts';
import { figuresOf, type GroupedLoan, groupFigures } from './portfolio-figures.policy.ts';
import { provisionOf } from './provision.policy.ts';

const today = plainDate('2026-11-28');

const anyLoan = fc
  .record({
    principal: fc.integer({ min: 1, max: 5_000_000 }),
    charges: fc.integer({ min: 0, max: 900_000 }),
    daysLate: fc.integer({ min: 0, max: 400 }),
    payments: fc.integer({ min: 1, max: 6 }),
    isOwed: fc.boolean(),
    isVoid: fc.boolean(),
    ago: fc.integer({ min: 0, max: 70 }),
    collectedToday: fc.integer({ min: 0, max: 10_000 }),
    collectedBefore: fc.integer({ min: 0, max: 10_000 }),
    groups: fc.record({
      product: fc.constantFrom('1', '2'),
      vintage: fc.constantFrom('2026-10', '2026-11'),
      channel: fc.constantFrom('direct', 'partner:radar'),
    }),
  })
  .map(({ principal, charges, daysLate, payments, ago, collectedToday, collectedBefore, ...more }): GroupedLoan => {
    const late = isPastDue({ daysLate, payments });
    const owed = { daysLate, isPastDue: late, principal: centavos(principal), owed: centavos(principal + charges) };
    return {
      ...more,
      ...{ daysLate, isPastDue: late, principal: owed.principal, provision: provisionOf(owed) },
      owed: perReceivable((account) => {
        if (account === PRINCIPAL_ACCOUNT) return principal;
        return account === 'interest_receivable' ? charges : 0;
      }),
      ...{ arrivedOn: addDays(today, -ago), lent: owed.principal },
      collected: { today: centavos(collectedToday), month: centavos(collectedBefore + collectedToday) },
    };
  });
const anyLoans = fc.array(anyLoan, { maxLength: 30 });

const amountsOf = (figures: ReturnType<typeof figuresOf>) => {
  const amounts = Object.fromEntries(figures.map(({ figure, amount }) => [figure, amount]));
  return (figure: PortfolioFigure): number => amounts[figure] ?? Number.NaN;
};

test('the portfolio is what performs and what is past due, and its buckets add up to it', () => {
  fc.assert(
    fc.property(anyLoans, (loans) => {
      const amountOf = amountsOf(figuresOf(loans, today));
      expect(amountOf('performing') + amountOf('past_due')).toBe(amountOf('owed'));
      expect(LATE_BUCKETS.reduce((sum, bucket) => sum + amountOf(bucket), 0)).toBe(amountOf('owed'));
      expect(amountOf('current') + amountOf('overdue')).toBe(amountOf('owed'));
      expect(amountOf('91+')).toBe(amountOf('par_90'));
      const risks = (['overdue', 'par_7', 'par_30', 'par_60', 'par_90'] as const).map(amountOf);
      expect(risks).toEqual(risks.toSorted((one, other) => other - one));
    }),
  );
});

test('the figures of the buckets are the principal of the aged portfolio that authorities get', () => {
  fc.assert(
    fc.property(anyLoans, (loans) => {
      const figures = figuresOf(loans, today);
      for (const { bucket, loans: count, owed } of agedPortfolio(loans.filter(({ isOwed }) => isOwed)))
        expect(figures.find(({ figure }) => figure === bucket)).toEqual({
          ...{ figure: bucket, loans: count },
          amount: owed[PRINCIPAL_ACCOUNT],
        });
    }),
  );
});

test('the groups of each kind add up to every figure', () => {
  fc.assert(
    fc.property(anyLoans, (loans) => {
      const groups = groupFigures(loans, today);
      for (const { figure, amount } of figuresOf(loans, today))
        for (const kind of ['product', 'vintage', 'channel'] as const) {
          const own = groups.filter((group) => group.kind === kind);
          expect(own.reduce((sum, { figures }) => sum + amountsOf(figures)(figure), 0)).toBe(amount);
        }
    }),
  );
});

test('a figure of the day is never more than that of its month, nor what is void more than what was placed', () => {
  fc.assert(
    fc.property(anyLoans, (loans) => {
      const amountOf = amountsOf(figuresOf(loans, today));
      expect(amountOf('placed_today')).toBeLessThanOrEqual(amountOf('placed_month'));
      expect(amountOf('void_month')).toBeLessThanOrEqual(amountOf('placed_month'));
      expect(amountOf('collected_today')).toBeLessThanOrEqual(amountOf('collected_month'));
    }),
  );
});

test('every figure of a portfolio without loans is zero', () => {
  expect(figuresOf([], today)).toEqual(PORTFOLIO_FIGURES.map((figure) => ({ figure, loans: 0, amount: 0 })));
});

test.each([
  [29, 1, false],
  [30, 1, true],
  [89, 4, false],
  [90, 4, true],
])('a loan that is %i days late of %i payments is past due: %s', (daysLate, payments, expected) => {
  expect(isPastDue({ daysLate, payments })).toBe(expected);
});

test.each([
  [0, 1],
  [1, 4],
  [7, 4],
  [8, 15],
  [30, 15],
  [31, 30],
  [60, 30],
  [61, 50],
  [90, 50],
  [91, 75],
  [120, 75],
  [121, 90],
  [180, 90],
  [181, 100],
])('of a loan that is %i days late, %i percent is provided for', (daysLate, percent) => {
  const loan = { daysLate, isPastDue: false, principal: centavos(10_000), owed: centavos(20_000) };
  expect(provisionOf(loan)).toBe(200 * percent);
  expect(provisionOf({ ...loan, isPastDue: true })).toBe(100 * percent);
});

test('a provision is rounded half up to the centavo', () => {
  const of = (owed: number) =>
    provisionOf({ daysLate: 0, isPastDue: false, principal: centavos(owed), owed: centavos(owed) });
  expect([of(49), of(50), of(149), of(150)]).toEqual([0, 1, 1, 2]);
});

test('the mean of a balance is that of its days, whatever changes', () => {
  const change = fc.record({ day: fc.integer({ min: 0, max: 29 }), change: fc.integer({ min: -9_000, max: 9_000 }) });
  const from = plainDate('2026-11-01');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_000 }), fc.array(change), (opening, changes) => {
      const days = Array.from({ length: 30 }, (_, day) =>
        changes.filter((one) => one.day <= day).reduce((sum, one) => sum + one.change, opening),
      );
      const sum = days.reduce((all, balance) => all + balance, 0);
      const dated = changes.map((one) => ({ date: addDays(from, one.day), change: one.change }));
      expect(meanBalance(opening, dated, { from, to: addDays(from, 29) })).toBe(Math.floor(sum / 30 + 0.5));
    }),
  );
});
