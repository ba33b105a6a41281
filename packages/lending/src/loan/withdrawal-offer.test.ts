import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { happened, livedLoan, payment, signedLoan } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';
import { withdrawalOffer } from './withdrawal-offer.ts';

const { loan, events, day } = livedLoan(); // signed on Monday 23 November
const asked = { ...happened('asked', day(2)), kind: 'withdrawal', until: day(14) } as const;

describe('a contract', () => {
  test('a contract can be cancelled within ten working days, by returning what was received', () => {
    const offer = { until: '2026-12-07', amountCentavos: 300_000, refundCentavos: 0, isAsked: false };
    expect(withdrawalOffer(loan, events, day(0))).toEqual({ ok: true, value: offer });
    expect(withdrawalOffer(loan, events, day(14))).toEqual({ ok: true, value: offer });
    expect(withdrawalOffer(loan, events, day(15))).toEqual({
      ok: false,
      problem: { code: 'withdrawal_closed', until: '2026-12-07' },
    });
  });

  test('a borrower who has paid something returns only the rest to cancel the contract', () => {
    const paid = [...events, payment(centavos(100_000), day(1))];
    expect(withdrawalOffer(loan, paid, day(3))).toMatchObject({ value: { amountCentavos: 200_000 } });
    const refund = { ...happened('refund', day(2)), kind: 'refund', amountCentavos: centavos(50_000) } as const;
    expect(withdrawalOffer(loan, [...paid, refund], day(3))).toMatchObject({ value: { amountCentavos: 250_000 } });
    const all = [...events, payment(centavos(301_000), day(3))];
    expect(withdrawalOffer(loan, all, day(3))).toMatchObject({ value: { amountCentavos: 0, refundCentavos: 1_000 } });
  });

  test('an offer to cancel says when the borrower has already asked for it', () => {
    expect(withdrawalOffer(loan, [...events, asked], day(3))).toEqual({
      ok: true,
      value: { until: '2026-12-07', amountCentavos: 300_000, refundCentavos: 0, isAsked: true },
    });
  });

  test('a contract that was paid in full can be cancelled as long, and what was paid beyond the principal is refunded', () => {
    // On day 2 the loan is paid off with 3,046.40: 40.00 of interest and fee, and their IVA.
    const settled = [...events, payment(centavos(304_640), day(2))];
    expect(positionOn(loan, settled, day(2))).toMatchObject({ state: 'settled', creditCentavos: 0 });
    const offer = { until: '2026-12-07', amountCentavos: 0, refundCentavos: 4_640, isAsked: false };
    expect(withdrawalOffer(loan, settled, day(3))).toEqual({ ok: true, value: offer });
    expect(withdrawalOffer(loan, settled, day(14))).toEqual({ ok: true, value: offer });
    expect(withdrawalOffer(loan, settled, day(15))).toMatchObject({ problem: { code: 'withdrawal_closed' } });
    const late = { ...happened('asked', day(3)), kind: 'withdrawal', until: day(14) } as const;
    expect(positionOn(loan, [...settled, late], day(3))).toMatchObject({
      state: 'withdrawn',
      settledOn: day(2),
      creditCentavos: 4_640,
    });
    expect(withdrawalOffer(loan, [...settled, late], day(4))).toMatchObject({
      problem: { code: 'loan_not_running', state: 'withdrawn' },
    });
  });

  test('a contract cannot be cancelled where no days for it were agreed', () => {
    const without = livedLoan(signedLoan({ policy: { withdrawalDays: 0 } }));
    expect(withdrawalOffer(without.loan, without.events, day(0)).ok).toBe(false);
  });

  test('a contract can be cancelled longer where the lender is closed, and no shorter where it works on a Sunday', () => {
    const untilBy = (calendar: string) => {
      const own = livedLoan(signedLoan({ policy: { calendar } }));
      return withdrawalOffer(own.loan, own.events, day(0));
    };
    expect(untilBy('cnbv-2026 -2026-11-30')).toMatchObject({ value: { until: '2026-12-08' } });
    expect(untilBy('cnbv-2026 +2026-11-29')).toMatchObject({ value: { until: '2026-12-07' } });
  });

  test('a contract that names no calendar counts working days all the same', () => {
    const old = livedLoan(signedLoan({ policy: { calendar: null } }));
    expect(withdrawalOffer(old.loan, old.events, day(0))).toMatchObject({ value: { until: '2026-12-07' } });
  });
});

describe('returning what was received', () => {
  const on = (more: readonly LoanEvent[], days: number) => positionOn(loan, [...events, asked, ...more], day(days));

  test('a return in time cancels the contract: nothing was charged, and the rest is refunded to the borrower', () => {
    const position = on([payment(centavos(100_000), day(1)), payment(centavos(250_000), day(14))], 20);
    expect(position).toMatchObject({ state: 'withdrawn', outstandingCentavos: 0, creditCentavos: 50_000 });
    expect(position.principal.paid).toBe(300_000);
    for (const charge of Object.values(position.charges))
      expect(charge.charged).toEqual({ netCentavos: 0, ivaCentavos: 0 });
  });

  test('a return before the borrower asked cancels the contract when the borrower asks', () => {
    expect(on([payment(centavos(300_000), day(1))], 2)).toMatchObject({ state: 'withdrawn', creditCentavos: 0 });
  });

  test('a return that is a day late changes nothing', () => {
    const late = payment(centavos(300_000), day(15));
    expect(on([late], 30)).toEqual(positionOn(loan, [...events, late], day(30)));
  });

  test('money that was refunded by mistake has to be returned as well', () => {
    const refund = { ...happened('refund', day(3)), kind: 'refund', amountCentavos: centavos(50_000) } as const;
    const paid = payment(centavos(100_000), day(2));
    expect(on([paid, refund], 3).withdrawal?.amountCentavos).toBe(250_000);
    const position = on([paid, refund, payment(centavos(250_000), day(4))], 5);
    expect(position).toMatchObject({ state: 'withdrawn', creditCentavos: 0, outstandingCentavos: 0 });
  });
});
