import { addDays } from '@lender/calculator';
import { applyRate, centavos, rate } from '@lender/money';
import { expect, test } from 'vitest';
import { arrival, happened, payment, signedLoan } from './loan.fixture.ts';
import { positionOn } from './position-on.ts';
import type { ServicedTerms } from './serviced-terms.ts';

const capped = (totalShare: string, dailyShare: string, more: Parameters<typeof signedLoan>[0] = {}) =>
  signedLoan({ ...more, policy: { caps: { totalShare, dailyShare } } });

/** Returns the charges by a day, net and IVA: fees, interest and late charges. */
function chargedBy(terms: ServicedTerms, days: number) {
  const { charges } = positionOn(terms, [arrival(terms)], addDays(terms.payoutDate, days));
  return [charges.fees, charges.interest, charges.lateCharge].map(({ charged }) => [
    charged.netCentavos,
    charged.ivaCentavos,
  ]);
}

test('a cap on all charges is reached day by day, fees before interest', () => {
  // A day earns 5.80 of the fee and 17.40 of interest, IVA included: 300 pesos are reached on the 13th, with 15.80 of
  // it.
  const loan = capped('0.1', '1');
  expect(chargedBy(loan, 12)).toEqual([
    [6_000, 960],
    [18_000, 2_880],
    [0, 0],
  ]);
  for (const days of [13, 30, 45])
    expect(chargedBy(loan, days)).toEqual([
      [6_500, 1_040],
      [19_362, 3_098],
      [0, 0],
    ]);
});

test('late charges get what fees and interest leave of the cap, those of the oldest instalment first', () => {
  const loan = capped('0.25', '1');
  expect(chargedBy(loan, 41)).toEqual([
    [15_000, 2_400],
    [45_000, 7_200],
    [4_655, 745],
  ]);
  const two = capped('0.3', '1', { dueDays: [14, 31] });
  const { instalments } = positionOn(two, [arrival(two)], addDays(two.payoutDate, 50));
  expect(instalments.map(({ charged }) => charged.lateCharge)).toEqual([
    { netCentavos: 24_336, ivaCentavos: 3_894 },
    { netCentavos: 4_500, ivaCentavos: 720 },
  ]);
});

test('charges that a daily cap keeps out are charged on later days, when there is room', () => {
  // The cap is 12 pesos a day, while 23.20 a day are earned for 30 days.
  const loan = capped('1', '0.004');
  expect(chargedBy(loan, 5)).toEqual([
    [2_500, 400],
    [2_672, 428],
    [0, 0],
  ]);
  expect(chargedBy(loan, 30)).toEqual([
    [15_000, 2_400],
    [16_034, 2_565],
    [0, 0],
  ]);
  expect(chargedBy(loan, 45)).toEqual([
    [15_000, 2_400],
    [31_552, 5_048],
    [0, 0],
  ]);
});

test('a fee that is charged at once waits for the daily cap, and interest behind it', () => {
  const { rates } = signedLoan();
  const loan = signedLoan({ terms: { rates: { ...rates, processingFeeRate: '0.1' } } });
  expect(chargedBy(loan, 0)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(chargedBy(loan, 2)).toEqual([
    [10_345, 1_655],
    [0, 0],
    [0, 0],
  ]);
  expect(chargedBy(loan, 10)).toEqual([
    [35_000, 5_600],
    [15_000, 2_400],
    [0, 0],
  ]);
});

test('the IVA of a charge that the default caps cut is 16 % of what was charged', () => {
  const { rates } = signedLoan();
  const fee = { kind: 'fee', graceDays: 1, feeCentavos: centavos(20_000) } as const;
  const loan = signedLoan({
    principalCentavos: centavos(49_799),
    days: 7,
    policy: { late: fee },
    terms: { rates: { ...rates, processingFeeRate: '0.013' } },
  });
  // On some of these days, 2 % of the principal a day leaves room for only a part of the late fee.
  for (let days = 8; days < 25; days++) {
    const [, , [net = 0, iva] = []] = chargedBy(loan, days);
    expect(iva).toBe(applyRate(centavos(net), rate('0.16')));
  }
});

test('a late fee with its IVA is never more than what is overdue', () => {
  const fee = { kind: 'fee', graceDays: 0, feeCentavos: centavos(20_000) } as const;
  const loan = signedLoan({ policy: { late: fee } });
  const due = addDays(loan.payoutDate, 30);
  const after = (rest: number) => {
    const paid = payment(centavos(369_600 - rest), due);
    return positionOn(loan, [arrival(loan), paid], addDays(due, 5)).charges.lateCharge.charged;
  };
  expect(after(150)).toEqual({ netCentavos: 129, ivaCentavos: 21 });
  expect(after(23_199)).toEqual({ netCentavos: 19_999, ivaCentavos: 3_200 });
  expect(after(23_200)).toEqual({ netCentavos: 20_000, ivaCentavos: 3_200 });
  expect(after(300_000)).toEqual({ netCentavos: 20_000, ivaCentavos: 3_200 });
});

test('charges that a cap kept out are given up once the loan is paid, even when it is owed again', () => {
  const loan = capped('1', '0.004');
  const day = (days: number) => addDays(loan.payoutDate, days);
  const paid = payment(centavos(312_000), day(10));
  const refund = { ...happened('refund', day(35)), kind: 'refund', amountCentavos: centavos(10_000) } as const;
  const after = (days: number) => positionOn(loan, [arrival(loan), paid, refund], day(days));
  expect(after(34)).toMatchObject({ state: 'settled', settledOn: day(10) });
  expect([35, 36, 37].map((days) => after(days).outstandingCentavos)).toEqual([10_000, 10_000, 10_087]);
});

test('a remainder of one peso is not asked for and an excess of one is kept, and one centavo more is not', () => {
  const loan = signedLoan();
  const owing = (rest: number) => {
    const due = addDays(loan.payoutDate, 30);
    return positionOn(loan, [arrival(loan), payment(centavos(369_600 - rest), due)], due);
  };
  expect(owing(100)).toMatchObject({ state: 'settled', outstandingCentavos: 0, principal: { tolerated: 100 } });
  expect(owing(-100)).toMatchObject({ state: 'settled', keptCentavos: 100, creditCentavos: 0 });
  expect(owing(-101)).toMatchObject({ state: 'settled', keptCentavos: 0, creditCentavos: 101 });
  expect(owing(101)).toMatchObject({ state: 'open', outstandingCentavos: 101, principal: { tolerated: 0 } });
});
