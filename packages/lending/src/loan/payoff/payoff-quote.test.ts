import { computeFormula } from '@lender/calculator/explain';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { happened, livedLoan, payment, SERVICING, signedLoan } from '../loan.fixture.ts';
import type { LoanEvent } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import { payoffQuote } from './payoff-quote.ts';

const { loan, events, day } = livedLoan();

const quoteOn = (days: number, more: readonly LoanEvent[] = [], { loan: terms, events: arrived } = livedLoan(loan)) => {
  const quote = payoffQuote(terms, [...arrived, ...more], day(days));
  if (!quote.ok) throw new Error(quote.problem.code);
  return quote.value;
};

describe('a payoff quote', () => {
  test('a payoff quote asks for what was earned by its day, and says what is saved', () => {
    expect(quoteOn(15)).toMatchObject({
      principalCentavos: 300_000,
      interest: { netCentavos: 22_500, ivaCentavos: 3_600 },
      fees: { netCentavos: 7_500, ivaCentavos: 1_200 },
      totalCentavos: 334_800,
      savingCentavos: 34_800,
    });
    expect(quoteOn(30).savingCentavos).toBe(0);
  });

  test('a payoff quote counts as saved what later instalments would still cost', () => {
    const two = livedLoan(signedLoan({ dueDays: [14, 31] }));
    const first = positionOn(two.loan, two.events, day(14)).dueCentavos;
    const second = positionOn(two.loan, [...two.events, payment(first, day(14))], day(31)).outstandingCentavos;
    const quote = quoteOn(7, [], two);
    expect(quote.totalCentavos + quote.savingCentavos).toBe(first + second);
  });

  test('a payoff quote is paid by one payment, or by several of the same day', () => {
    const { totalCentavos } = quoteOn(17);
    const parts = [payment(centavos(100_001), day(17)), payment(centavos(totalCentavos - 100_001), day(17))];
    for (const paid of [[payment(totalCentavos, day(17))], parts])
      expect(positionOn(loan, [...events, ...paid], day(17))).toMatchObject({ state: 'settled', creditCentavos: 0 });
  });

  test('a payoff quote is refused where nothing is owed', () => {
    expect(payoffQuote(loan, [], day(3))).toEqual({ ok: false, problem: { code: 'nothing_owed', state: 'pending' } });
    const paid = [...events, payment(centavos(369_600), day(30))];
    expect(payoffQuote(loan, paid, day(40))).toMatchObject({ problem: { state: 'settled' } });
  });
});

describe('the explanation of a payoff quote', () => {
  const at = (place: unknown, key: string): unknown =>
    key.split('.').reduce((found, part) => Object(found)[part], place);

  const rates = {
    ...loan.rates,
    processingFeeRate: '0.013',
    withdrawalFeeCentavos: centavos(1_999),
    invoicingFeeCentavos: centavos(501),
  };
  const dear = signedLoan({ dueDays: [14, 31], terms: { rates, discount: { interest: '0.3', serviceFee: '0.15' } } });
  const fee = { kind: 'fee', graceDays: 1, feeCentavos: centavos(15_000) } as const;
  const waiver = {
    ...happened('waiver', day(36)),
    kind: 'waiver',
    component: 'interest',
    amountCentavos: centavos(1_234),
  };
  const paid = [payment(centavos(60_001), day(5)), payment(centavos(10_007), day(20))];
  const price = payment(centavos(70_000), day(30));
  const extension = {
    ...happened('extension', day(30)),
    kind: 'extension',
    payment: price.id,
    type: 'cheap',
    days: 14,
    commissionRate: '0.01',
  };

  test.each([
    ['that nobody touched', livedLoan(loan), []],
    ['with payments', livedLoan(loan), paid],
    ['with every fee, a discount and two instalments', livedLoan(dear), paid],
    ['whose late fee was charged', livedLoan(signedLoan({ policy: { late: fee } })), paid],
    [
      'that costs as much as its cap allows',
      livedLoan(signedLoan({ policy: { caps: { ...SERVICING.caps, totalShare: '0.2' } } })),
      paid,
    ],
    ['that was extended and of which something was waived', livedLoan(loan), [price, extension, waiver] as LoanEvent[]],
  ] as const)('the explanation of a payoff quote of a loan %s gives all its figures', (_how, lived, more) => {
    for (const days of [0, 3, 14, 29, 31, 38, 47, 60, 200]) {
      const quote = quoteOn(days, more, lived);
      const { explanations } = quote;
      expect(explanations.map(computeFormula)).toEqual(explanations.map(({ result }) => result));
      expect(explanations.map(({ key }) => at(quote, key))).toEqual(explanations.map(({ result }) => result));
      expect(explanations).toHaveLength(9);
    }
  });

  test('the explanation names the balances that interest was counted on, since when and for how long', () => {
    const interest = quoteOn(25, paid).explanations.find(({ key }) => key === 'interest.netCentavos');
    expect(interest?.inputs).toMatchObject({ balance1Centavos: 300_000, balance1From: '2026-11-23', balance1Days: 5 });
    expect(interest?.inputs).toMatchObject({ balance2From: '2026-11-28', balance2Days: 20 });
  });

  test('the explanation leaves out the days on which the loan was on hold', () => {
    const hold = { ...happened('hold', day(5)), kind: 'hold', reason: 'hardship' } as const;
    const held = [hold, { ...happened('hold-end', day(10)), kind: 'hold_end' } as const];
    const inputsOf = (days: number, name: string) =>
      quoteOn(days, held).explanations.find(({ key }) => key === `${name}.netCentavos`)?.inputs;
    expect(inputsOf(20, 'interest')).toMatchObject({ balance1From: '2026-11-23', balance1Days: 5 });
    expect(inputsOf(20, 'interest')).toMatchObject({ balance2From: '2026-12-03', balance2Days: 10 });
    // Due five days later, on 28 December, with a day of grace.
    expect(inputsOf(45, 'lateCharge')).toMatchObject({ late1Balance1From: '2026-12-29', late1Balance1Days: 9 });
  });
});
