import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { arrival, happened, livedLoan, payment, signedLoan } from './loan.fixture.ts';
import type { LoanEvent, Waiver } from './loan-event.ts';
import { positionOn } from './position-on.ts';

const { loan, events, day } = livedLoan(); // 3,000 pesos for 30 days; with IVA it owes 3,696 then
const on = (days: number, more: readonly LoanEvent[] = []) => positionOn(loan, [...events, ...more], day(days));

describe('waiving', () => {
  const waived = (component: Waiver['component'], amount: number): LoanEvent => ({
    ...happened(`waiver:${component}`, day(41)),
    kind: 'waiver',
    component,
    amountCentavos: centavos(amount),
  });
  const after = (component: Waiver['component'], amount: number) => {
    const { outstandingCentavos, principal, charges } = on(41, [waived(component, amount)]);
    const { lateCharge, interest, fees } = charges;
    const parts = [lateCharge.waived, interest.waived, fees.waived].map(({ netCentavos, ivaCentavos }) => [
      netCentavos,
      ivaCentavos,
    ]);
    return [outstandingCentavos, principal.waived, ...parts];
  };
  const nothing = [0, 0];

  test('a waiver takes off the component that was named, its IVA with it, and no other', () => {
    // Ten days late: 225.00 and 36.00 of IVA.
    expect(on(41).outstandingCentavos).toBe(395_700);
    expect(after('lateCharge', 26_100)).toEqual([369_600, 0, [22_500, 3_600], nothing, nothing]);
    expect(after('interest', 5_220)).toEqual([390_480, 0, nothing, [4_500, 720], nothing]);
    expect(after('fees', 17_400)).toEqual([378_300, 0, nothing, nothing, [15_000, 2_400]]);
    expect(after('principal', 100_000)).toEqual([295_700, 100_000, nothing, nothing, nothing]);
  });

  test('a waiver of more than is owed takes off what is owed', () => {
    expect(after('lateCharge', 99_999)).toEqual(after('lateCharge', 26_100));
  });

  test('a waiver of the remainder of a loan ends the loan that day', () => {
    const rest = [payment(centavos(369_600), day(41)), waived('principal', 26_100)];
    expect(on(50, rest)).toMatchObject({ state: 'settled', settledOn: day(41), outstandingCentavos: 0 });
  });

  test('a waiver changes nothing once the debt was sold', () => {
    const sale = {
      ...happened('sale', day(40)),
      kind: 'sale',
      buyer: 'buyer',
      priceCentavos: centavos(50_000),
    } as const;
    expect(on(41, [sale, waived('principal', 100_000)])).toEqual(on(41, [sale]));
    const all = on(41, [sale, payment(centavos(400_000), day(41))]);
    expect(all).toMatchObject({ state: 'sold', creditCentavos: 0, books: { forBuyerCentavos: 400_000 } });
  });
});

describe('a payment of a debt that was written off', () => {
  const writtenOff = { ...happened('write-off', day(220)), kind: 'write_off' } as const;
  const undone: LoanEvent = {
    ...happened('undo', day(225)),
    kind: 'write_off_undone',
  };
  const paid = payment(centavos(100_000), day(230));
  const owed = (more: readonly LoanEvent[]) => {
    const { outstandingCentavos, principal, charges } = on(230, more);
    return { all: outstandingCentavos, principal: principal.outstanding, late: charges.lateCharge.outstanding };
  };

  test('a payment of a debt that was written off pays principal before any charge', () => {
    const before = owed([writtenOff]);
    expect(before.principal).toBe(300_000);
    expect(owed([writtenOff, paid])).toEqual({
      all: before.all - 100_000,
      principal: 200_000,
      late: before.late,
    });
  });

  test('a payment pays charges first again once the write-off was undone', () => {
    expect(owed([writtenOff, undone, paid]).principal).toBe(300_000);
  });
});

describe('refunding', () => {
  const paid = payment(centavos(400_000), day(30));
  const sent = (amount: number): LoanEvent => ({
    ...happened('refund', day(35)),
    kind: 'refund',
    amountCentavos: centavos(amount),
  });

  test('a refund of what was paid too much leaves the loan settled as it was', () => {
    expect(on(30, [paid]).creditCentavos).toBe(30_400);
    const after = on(60, [paid, sent(30_000)]);
    expect(after).toMatchObject({
      state: 'settled',
      settledOn: day(30),
      creditCentavos: 400,
      refundedCentavos: 30_000,
    });
    expect(on(60, [paid, sent(30_400)])).toMatchObject({ state: 'settled', settledOn: day(30), creditCentavos: 0 });
  });

  test('a refund beyond the credit is owed again, and is not late before that day', () => {
    const owed = [35, 36, 37].map((days) => on(days, [paid, sent(40_400)]));
    expect(owed.map(({ state, daysLate }) => [state, daysLate])).toEqual([
      ['open', 0],
      ['open', 1],
      ['open', 2],
    ]);
    // A day of grace, then 0.75 a day and its IVA on 100 pesos.
    expect(owed.map(({ outstandingCentavos }) => outstandingCentavos)).toEqual([10_000, 10_000, 10_087]);
    expect(owed[0]).toMatchObject({ overdueCentavos: 0, nextDue: { date: day(35), amountCentavos: 10_000 } });
  });

  test('a refund beyond the credit by a remainder that is not asked for leaves the loan settled', () => {
    const short = (by: number) => on(60, [paid, sent(30_400 + by)]);
    expect(short(100)).toMatchObject({ state: 'settled', outstandingCentavos: 0, daysLate: 0 });
    expect(short(100).principal.tolerated).toBe(100);
    expect(short(101).state).toBe('open');
  });
});

describe('money that arrives on another day than agreed', () => {
  const interestOf = (interestFrom: 'arrival' | 'payout_date', daysLater: number) => {
    const terms = signedLoan({ terms: { interestFrom } });
    const { startDate, charges, outstandingCentavos } = positionOn(terms, [arrival(terms, daysLater)], day(30));
    return [startDate, charges.interest.charged.netCentavos, outstandingCentavos];
  };

  test('money that arrives on another day than agreed costs interest from the day it arrives', () => {
    expect(interestOf('arrival', 3)).toEqual([day(3), 40_500, 364_380]);
    expect(interestOf('arrival', -2)).toEqual([day(-2), 48_000, 373_080]);
  });

  test('money under an older contract costs interest from the day that the contract names', () => {
    expect(interestOf('payout_date', 3)).toEqual([day(0), 45_000, 369_600]);
    expect(interestOf('payout_date', -2)).toEqual([day(-2), 48_000, 373_080]);
  });

  test('the payout is in the books of the brand or bank that handed it over', () => {
    expect(on(3).books.disbursedBy).toBe('bank_transfer');
    expect(positionOn(loan, [{ ...arrival(loan), brand: 'cebuana' }], day(3)).books.disbursedBy).toBe('cebuana');
    expect(() => on(3, [{ ...arrival(loan), id: 'again' }])).toThrow('The loan was already paid out');
  });
});

test('an instalment that was paid ahead has nothing more to pay, and what is earned then falls due with the next one', () => {
  const two = signedLoan({ dueDays: [14, 31] });
  // 1,500 of principal, and of five days 75.00 of interest and 24.19 of the fee, with their IVA.
  const ahead = payment(centavos(150_000 + 8_700 + 2_806), day(5));
  const at = (days: number) => positionOn(two, [arrival(two), ahead], day(days));
  expect(at(14)).toMatchObject({ outstandingCentavos: 162_882, dueCentavos: 0 });
  expect(at(14).instalments.map(({ number, outstandingCentavos }) => [number, outstandingCentavos])).toEqual([
    [1, 0],
    [2, 162_882],
  ]);
  expect(at(14).nextDue).toEqual({ date: day(31), amountCentavos: 187_214 });
  expect(at(20)).toMatchObject({ outstandingCentavos: 171_469, dueCentavos: 0, overdueCentavos: 0, daysLate: 0 });
  expect(at(31).dueCentavos).toBe(187_214);
});
