import { addDays, payoffOn } from '@lender/calculator';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { livedLoan, payment, signedLoan } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';

describe('a loan without payments', () => {
  const { loan, events, day } = livedLoan();
  const owed = (days: number) => positionOn(loan, events, day(days)).outstandingCentavos;

  test('a loan without payments owes what was lent on the first day, the offer on the due date, and what the calculator says in between', () => {
    expect(owed(0)).toBe(300_000);
    expect(owed(30)).toBe(369_600);
    for (let days = 1; days <= 30; days++)
      expect(owed(days)).toBe(payoffOn({ terms: loan, onDate: day(days) }).totalCentavos);
  });

  test('a loan without payments costs nothing more on a day of grace, then moratory interest with its IVA on the principal alone', () => {
    // 3,000 × 270 % ÷ 360 is 22.50 a day, and 3.60 of IVA.
    expect([31, 32, 33, 41].map(owed)).toEqual([369_600, 372_210, 374_820, 395_700]);
  });

  test('a loan without payments never costs more than its principal', () => {
    expect([130, 400].map(owed)).toEqual([600_000, 600_000]);
  });

  test('a loan without payments stops costing more once moratory interest has run for its longest time', () => {
    const uncapped = livedLoan(signedLoan({ policy: { caps: { totalShare: '9', dailyShare: '1' } } }));
    const at = (days: number) =>
      positionOn(uncapped.loan, uncapped.events, uncapped.day(days)).outstandingCentavos - 369_600;
    expect([120, 121, 122, 400].map(at)).toEqual([89 * 2_610, 90 * 2_610, 90 * 2_610, 90 * 2_610]);
  });
});

describe('payments that become known in another order', () => {
  const { loan, events, day } = livedLoan(signedLoan({ principalCentavos: centavos(200_000) }));
  const early = payment(centavos(60_000), day(5));
  const late = payment(centavos(10_000), day(20));

  test('payments leave the same debt in any order, since each counts from its own day', () => {
    const owed = (payments: readonly LoanEvent[]) => positionOn(loan, [...payments, ...events], day(30));
    expect(owed([early, late]).outstandingCentavos).toBe(168_822);
    expect(owed([late, early])).toEqual(owed([early, late]));
  });

  test('payments that become known later return what they save, when the loan was paid already', () => {
    const paid = payment(positionOn(loan, events, day(30)).outstandingCentavos, day(30));
    const after = positionOn(loan, [...events, paid, early], day(40));
    const saved = positionOn(loan, [...events, early], day(30)).outstandingCentavos;
    expect(after.state).toBe('settled');
    expect(after.creditCentavos).toBe(paid.amountCentavos - saved);
  });

  test('payments that together pay a loan close it in both orders', () => {
    const first = payment(centavos(1_000), day(20));
    const rest = payment(centavos(227_934), day(5));
    for (const order of [
      [first, rest],
      [rest, first],
    ]) {
      const position = positionOn(loan, [...events, ...order], day(30));
      expect(position).toMatchObject({
        state: 'settled',
        outstandingCentavos: 0,
        settledOn: addDays(loan.payoutDate, 5),
      });
    }
  });
});
