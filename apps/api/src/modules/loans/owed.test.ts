import {
  addDays,
  addMonthsClamped,
  type Offer,
  type PlainDate,
  quoteOffer,
  REFERENCE_PRICING,
} from '@lender/calculator';
import { LEDGER_ACCOUNTS } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Balances, Posting } from '../ledger/index.ts';
import { owedOn, type PrincipalRepayment } from './owed.ts';
import { accrualPostings, paymentPostings } from './payment-postings.ts';

const START = '2026-11-21' as PlainDate;
const TERM_DAYS = 30;
const DUE = addDays(START, TERM_DAYS);

function signed(principalCentavos: number): Offer {
  const offer = quoteOffer({
    principalCentavos: centavos(principalCentavos),
    cycle: 'monthly',
    payDates: [DUE, addMonthsClamped(DUE, 1)],
    payoutDate: START,
    pricing: REFERENCE_PRICING,
    discount: { interest: '0.2', serviceFee: '0.2' },
  });
  if (!offer.ok) throw new Error(offer.problem.code);
  return offer.value;
}

/** A loan's books in memory: the same steps as the database's. */
function openBooks(offer: Offer) {
  const balances = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0])) as Record<keyof Balances, number>;
  const repayments: PrincipalRepayment[] = [];
  const post = (postings: readonly Posting[]) => {
    expect(postings.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)).toBe(0);
    for (const { account, amountCentavos } of postings) balances[account] += amountCentavos;
  };
  post([
    { account: 'principal_receivable', amountCentavos: offer.principalCentavos },
    { account: 'bank', amountCentavos: -offer.principalCentavos },
  ]);
  const owed = (onDate: PlainDate) => owedOn({ terms: offer.terms, balances, repayments, onDate });
  const pay = (amountCentavos: number, date: PlainDate, accruedTo = date) => {
    const before = owed(accruedTo);
    post(accrualPostings(before.delta));
    const postings = paymentPostings(before, { amountCentavos: centavos(amountCentavos), method: 'paynet' });
    post(postings);
    const principal = postings.find(({ account }) => account === 'principal_receivable')?.amountCentavos ?? 0;
    if (principal !== 0) repayments.push({ date, principalCentavos: centavos(-principal) });
    return before;
  };
  return { balances, owed, pay };
}

const aPrincipal = fc.integer({ min: 5, max: 150 }).map((hundreds) => hundreds * 10_000);
const aDay = fc.integer({ min: 0, max: 60 });

describe('what a loan owes', () => {
  test('is the signed total on the due date, and stays so after it', () => {
    fc.assert(
      fc.property(aPrincipal, fc.integer({ min: 0, max: 100 }), (principal, late) => {
        const offer = signed(principal);
        expect(openBooks(offer).owed(addDays(DUE, late)).totalCentavos).toBe(offer.totalCentavos);
      }),
    );
  });

  test('never falls while nothing is paid', () => {
    fc.assert(
      fc.property(aPrincipal, aDay, aDay, (principal, one, other) => {
        const books = openBooks(signed(principal));
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(books.owed(addDays(START, early)).totalCentavos).toBeLessThanOrEqual(
          books.owed(addDays(START, late)).totalCentavos,
        );
      }),
    );
  });

  test('is never below zero, and no centavo is lost, however it is paid', () => {
    const payments = fc.array(fc.tuple(aDay, fc.integer({ min: 1, max: 1_000_000 })), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(aPrincipal, payments, (principal, plan) => {
        const offer = signed(principal);
        const books = openBooks(offer);
        let paid = 0;
        for (const [day, amount] of plan.toSorted(([one], [other]) => one - other)) {
          const before = books.pay(amount, addDays(START, day)).totalCentavos;
          paid += amount;
          const after = books.owed(addDays(START, day)).totalCentavos;
          expect(after).toBe(Math.max(0, before - amount));
        }
        expect(books.balances.openpay_store_clearing).toBe(paid);
        expect(books.balances.principal_receivable).toBeGreaterThanOrEqual(0);
        expect(books.balances.client_credit).toBeLessThanOrEqual(0);
        expect(Object.values(books.balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }),
    );
  });

  test('is less for who pays a part early than for who waits', () => {
    const offer = signed(200_000);
    const books = openBooks(offer);
    books.pay(50_000, addDays(START, 10));
    expect(books.owed(DUE).totalCentavos).toBeLessThan(offer.totalCentavos - 50_000);
  });

  test('is nothing for ever after it was paid off early, and a second payment is the borrower’s', () => {
    fc.assert(
      fc.property(aPrincipal, aDay, fc.integer({ min: 0, max: 90 }), (principal, day, later) => {
        const books = openBooks(signed(principal));
        const date = addDays(START, day);
        const payoff = books.owed(date).totalCentavos;
        books.pay(payoff, date);
        expect(books.owed(addDays(date, later)).totalCentavos).toBe(0);
        books.pay(payoff, addDays(date, later));
        expect(books.balances.client_credit).toBe(-payoff);
      }),
    );
  });

  test('counts a payment from the payer’s day, also when we hear of it late', () => {
    const amount = fc.integer({ min: 100, max: 60_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 29 }),
        fc.integer({ min: 0, max: 29 }),
        (a, b, one, other) => {
          const [early, late] = [addDays(START, Math.min(one, other)), addDays(START, Math.max(one, other))];
          const ofOneDay = openBooks(signed(200_000));
          ofOneDay.pay(b, late);
          ofOneDay.pay(a, late);
          const lateNews = openBooks(signed(200_000));
          lateNews.pay(b, late);
          lateNews.pay(a, early, late);
          // A centavo for each part that is rounded once more.
          expect(lateNews.owed(DUE).totalCentavos).toBeLessThanOrEqual(ofOneDay.owed(DUE).totalCentavos + 4);
        },
      ),
    );
  });
});
