import { addDays, daysBetween } from '@lender/calculator';
import { applyRate, type Centavos, floor, multiplyRates, rate, ratio, sumCentavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_CHARGES } from '../ledger/loan-charges.data.ts';
import { type InstalmentComponents, sumComponents } from '../payment/instalment-components.ts';
import { anyLife, LIVES, type Life } from './life.fixture.ts';
import type { LoanPosition } from './position.ts';
import { positionOn } from './position-on.ts';

const lived = (check: (position: LoanPosition, life: Life) => void) =>
  fc.assert(
    fc.property(anyLife(), (life) => check(positionOn(life.terms, life.events, life.date), life)),
    LIVES,
  );

const netAndIva = ({ netCentavos, ivaCentavos }: { netCentavos: number; ivaCentavos: number }) => [
  netCentavos,
  ivaCentavos,
];
const amountsOf = (components: InstalmentComponents) => [
  components.principalCentavos,
  ...LOAN_CHARGES.flatMap(({ name }) => netAndIva(components[name])),
];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('whatever happens to a loan', () => {
  test('each component is paid, waived, tolerated or outstanding, and nothing is below zero', () => {
    lived(({ principal, charges }) => {
      const rows = [
        Object.values(principal),
        ...LOAN_CHARGES.flatMap(({ name }) => {
          const parts = Object.values(charges[name]);
          return [parts.map(({ netCentavos }) => netCentavos), parts.map(({ ivaCentavos }) => ivaCentavos)];
        }),
      ];
      for (const [charged, paid = 0, waived = 0, tolerated = 0, outstanding = 0, due = 0, overdue = 0] of rows) {
        expect(charged).toBe(paid + waived + tolerated + outstanding);
        expect(Math.min(paid, waived, tolerated, outstanding, due, overdue)).toBeGreaterThanOrEqual(0);
        expect(due).toBeLessThanOrEqual(outstanding);
        expect(overdue).toBeLessThanOrEqual(due);
      }
    });
  });

  test('the instalments of a loan add up to it, and so do what is due and what is overdue', () => {
    lived((position) => {
      const { instalments, principal, charges } = position;
      for (const part of ['charged', 'paid', 'outstanding'] as const) {
        const whole = { ...perName((name) => charges[name][part]), principalCentavos: principal[part] };
        const parts = instalments.map((instalment) => amountsOf(instalment[part]));
        expect(amountsOf(whole)).toEqual(
          amountsOf(whole).map((_, at) => sum(parts.map((amounts) => amounts[at] ?? 0))),
        );
      }
      expect(sum(instalments.map(({ outstandingCentavos }) => outstandingCentavos))).toBe(position.outstandingCentavos);
      expect(position.overdueCentavos).toBeLessThanOrEqual(position.dueCentavos);
      expect(position.dueCentavos).toBeLessThanOrEqual(position.outstandingCentavos);
    });
  });

  const perName = <Value>(find: (name: (typeof LOAN_CHARGES)[number]['name']) => Value) => ({
    lateCharge: find('lateCharge'),
    fees: find('fees'),
    interest: find('interest'),
  });

  test('every centavo that was paid is allocated, credited to the borrower, kept, refunded or a buyer’s', () => {
    lived(({ payments, books, principal, ...position }) => {
      const { disbursedCentavos, receivedCentavos, forBuyerCentavos } = books;
      const paid = sum(payments.map(({ amountCentavos }) => amountCentavos));
      expect(paid).toBe(sum(Object.values(receivedCentavos)));
      for (const { amountCentavos, allocated, overpaymentCentavos } of payments)
        expect(amountCentavos).toBe(sumComponents(allocated) + overpaymentCentavos);
      const over = sum(payments.map(({ overpaymentCentavos }) => overpaymentCentavos));
      const lentAgain = principal.charged - disbursedCentavos;
      const { creditCentavos, keptCentavos, refundedCentavos } = position;
      expect(Math.min(creditCentavos, keptCentavos, lentAgain)).toBeGreaterThanOrEqual(0);
      const ofBuyers = over - (creditCentavos + keptCentavos + refundedCentavos - lentAgain);
      expect(ofBuyers).toBeGreaterThanOrEqual(0);
      expect(ofBuyers).toBeLessThanOrEqual(forBuyerCentavos);
    });
  });

  test('the principal is paid, waived, tolerated or owed, with what was refunded beyond the credit', () => {
    lived(({ principal, books, refundedCentavos }) => {
      const { paid, waived, tolerated, outstanding } = principal;
      const accounted = sumCentavos([paid, waived, tolerated, outstanding]);
      expect(accounted).toBeGreaterThanOrEqual(books.disbursedCentavos);
      expect(accounted).toBeLessThanOrEqual(books.disbursedCentavos + refundedCentavos);
    });
  });

  test('the charges of a loan with IVA stay below both caps on every day', () => {
    lived(({ charges, startDate, date }, { terms }) => {
      const charged = sum(LOAN_CHARGES.flatMap(({ name }) => netAndIva(charges[name].charged)));
      const { totalShare, dailyShare } = terms.policy.caps;
      const days = startDate ? daysBetween(startDate, date) : 0;
      const daily = multiplyRates(rate(dailyShare), ratio(Math.max(0, days), 1));
      expect(charged).toBeLessThanOrEqual(applyRate(terms.principalCentavos, rate(totalShare), floor));
      expect(charged).toBeLessThanOrEqual(applyRate(terms.principalCentavos, daily, floor));
    });
  });

  test('the IVA of each charge is its rate of what was charged, on every day and under every cap', () => {
    lived(({ charges, instalments, extensions }, { terms }) => {
      const { ivaRate, processingFeeRate, withdrawalFeeCentavos, invoicingFeeCentavos } = terms.rates;
      const ivaOf = (net: Centavos) => applyRate(net, rate(ivaRate));
      expect(charges.interest.charged.ivaCentavos).toBe(ivaOf(charges.interest.charged.netCentavos));
      for (const { charged } of instalments)
        expect(charged.lateCharge.ivaCentavos).toBe(ivaOf(charged.lateCharge.netCentavos));
      // Each fee has its own IVA, rounded on its own: with several of them the sum is off by at most half a centavo
      // each.
      const fees = charges.fees.charged;
      const isOnlyService = processingFeeRate === '0' && withdrawalFeeCentavos + invoicingFeeCentavos === 0;
      const count = extensions.length + (isOnlyService ? 1 : 4);
      const off = Math.abs(fees.ivaCentavos - ivaOf(fees.netCentavos));
      expect(off).toBeLessThanOrEqual(count === 1 ? 0 : (count + 1) / 2);
    });
  });

  test('a loan never owes more than its items say, and nothing once it ended', () => {
    lived((position) => {
      const { principal, charges, outstandingCentavos, state } = position;
      const items = [
        principal.outstanding,
        ...LOAN_CHARGES.flatMap(({ name }) => netAndIva(charges[name].outstanding)),
      ];
      expect(outstandingCentavos).toBe(sum(items));
      if (state === 'settled' || state === 'withdrawn' || state === 'annulled') expect(outstandingCentavos).toBe(0);
      expect(position.daysLate).toBeLessThanOrEqual(position.worstDaysLate);
    });
  });

  test('one more day without any event never makes a loan cheaper', () => {
    lived((position, { terms, events, date }) => {
      const next = addDays(date, 1);
      const isQuiet = events.every(({ valueDate }) => valueDate !== next);
      fc.pre(isQuiet);
      expect(positionOn(terms, events, next).outstandingCentavos).toBeGreaterThanOrEqual(position.outstandingCentavos);
    });
  });
});
