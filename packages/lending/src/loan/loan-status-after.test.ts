import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { LOAN_STATUS, LOAN_STATUSES, type LoanStatus } from '../status/loan-status.ts';
import { arrival, happened, livedLoan, payment } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { loanStatusAfter } from './loan-status-after.ts';
import { positionOn } from './position-on.ts';

const { loan, day } = livedLoan();
const on = (days: number, events: readonly LoanEvent[], current: LoanStatus = LOAN_STATUS.active) =>
  loanStatusAfter(positionOn(loan, [arrival(loan), ...events], day(days)), current);

const hold = { ...happened('hold', day(3)), kind: 'hold', reason: 'hardship' } as const;
const writeOff = { ...happened('write-off', day(220)), kind: 'write_off' } as const;
const sale = { ...happened('sale', day(230)), kind: 'sale', buyer: 'buyer', priceCentavos: centavos(1) } as const;
const asked = { ...happened('withdrawal', day(2)), kind: 'withdrawal', until: day(14) } as const;
const paid = payment(centavos(400_000), day(30));

describe('the status of a loan', () => {
  test.each([
    ['open', 3, [], LOAN_STATUS.active],
    ['held', 3, [hold], LOAN_STATUS.onHold],
    ['released', 9, [hold, { ...happened('end', day(8)), kind: 'hold_end' } as const], LOAN_STATUS.active],
    ['being withdrawn from', 14, [asked], LOAN_STATUS.onHold],
    ['not withdrawn from in time', 15, [asked], LOAN_STATUS.active],
    ['withdrawn from', 5, [asked, payment(centavos(300_000), day(5))], LOAN_STATUS.terminated],
    ['paid', 30, [paid], LOAN_STATUS.paid],
    [
      'paid and withdrawn from',
      5,
      [payment(centavos(310_000), day(2)), { ...asked, ...happened('later', day(5)) }],
      LOAN_STATUS.terminated,
    ],
    [
      'owed again',
      40,
      [paid, { ...happened('reversal', day(40)), kind: 'reversal', of: paid.id } as const],
      LOAN_STATUS.active,
    ],
    ['annulled', 40, [{ ...happened('annulment', day(40)), kind: 'annulment' } as const], LOAN_STATUS.terminated],
    ['written off', 220, [writeOff], LOAN_STATUS.writeOff],
    ['recovered', 221, [writeOff, payment(centavos(600_000), day(221))], LOAN_STATUS.paid],
    ['sold', 230, [writeOff, sale], LOAN_STATUS.soldDebt],
  ] as const)('the status of a loan that is %s follows from its position', (_how, days, events, status) => {
    expect(on(days, events)).toBe(status);
  });

  test('the status of a loan stays as it is while no money arrived, and once it is final', () => {
    for (const current of LOAN_STATUSES) expect(loanStatusAfter(positionOn(loan, [], day(3)), current)).toBe(current);
    for (const current of [LOAN_STATUS.cancelled, LOAN_STATUS.cannotMakeOffer, LOAN_STATUS.terminated])
      expect(on(30, [paid], current)).toBe(current);
  });
});
