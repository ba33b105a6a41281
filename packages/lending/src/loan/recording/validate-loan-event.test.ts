import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { permittedLoanTransitions } from '../../transition/loan-transition.ts';
import { TRANSITION_ACTORS } from '../../transition/transition.ts';
import { arrival, happened, livedLoan, payment } from '../loan.fixture.ts';
import { LOAN_EVENT_KINDS, type LoanEvent } from '../loan-event.ts';
import { loanStatusAfter } from '../loan-status-after.ts';
import { positionOn } from '../position-on.ts';
import { mayRecordLoanEvent } from './may-record-loan-event.ts';
import { validateLoanEvent } from './validate-loan-event.ts';

const { loan, events, day } = livedLoan();
const plain = (kind: 'hold_end' | 'write_off' | 'write_off_undone' | 'annulment', days: number): LoanEvent => ({
  ...happened(`${kind}:${days}`, day(days)),
  kind,
});
const hold = (days: number): LoanEvent => ({ ...happened(`hold:${days}`, day(days)), kind: 'hold', reason: 'dispute' });
const asked = (days: number): LoanEvent => ({
  ...happened(`asked:${days}`, day(days)),
  kind: 'withdrawal',
  until: day(14),
});
const sale = (days: number): LoanEvent => ({
  ...happened('sale', day(days)),
  kind: 'sale',
  buyer: 'b',
  priceCentavos: centavos(9),
});
const buyBack = (days: number): LoanEvent => ({
  ...happened('back', day(days)),
  kind: 'buy_back',
  priceCentavos: centavos(9),
});
const refund = (amount: number, days: number): LoanEvent => ({
  ...happened(`refund:${days}`, day(days)),
  kind: 'refund',
  amountCentavos: centavos(amount),
});
const waiver = (amount: number, days: number, component: 'interest' | 'principal' = 'interest'): LoanEvent => ({
  ...happened(`waiver:${days}`, day(days)),
  kind: 'waiver',
  component,
  amountCentavos: centavos(amount),
});
const takeBack = (kind: 'reversal' | 'correction', of: string, days: number): LoanEvent => ({
  ...happened(`${kind}:${of}:${days}`, day(days)),
  kind,
  of,
});
const paid = payment(centavos(400_000), day(30));
const price = payment(centavos(69_600), day(30), 'price');
const extension = (days: number, onDay = 30): LoanEvent => ({
  ...happened('extension', day(onDay)),
  kind: 'extension',
  payment: price.id,
  type: 'cheap',
  days,
  commissionRate: days === 7 ? '0' : '0.01',
});

describe('an event', () => {
  test.each<readonly [string, readonly LoanEvent[], LoanEvent]>([
    ['a payout of a loan that waits for it', [], arrival(loan)],
    ['a payment of a loan that owes nothing', [...events, paid], payment(centavos(5), day(60))],
    ['a payment of a day before the signature', events, payment(centavos(5), day(-1))],
    ['the reversal of a payment', [...events, paid], takeBack('reversal', paid.id, 60)],
    [
      'the correction of a payment that was reversed',
      [...events, paid, takeBack('reversal', paid.id, 60)],
      takeBack('correction', paid.id, 61),
    ],
    ['a refund of all that is too much', [...events, paid], refund(30_400, 40)],
    ['a waiver of all that is owed', events, waiver(26_100, 15)],
    ['a hold', events, hold(3)],
    ['its end', [...events, hold(3)], plain('hold_end', 4)],
    ['a withdrawal', events, asked(14)],
    ['a write-off', events, plain('write_off', 220)],
    ['a write-off of a held loan', [...events, hold(3)], plain('write_off', 220)],
    ['its undoing', [...events, plain('write_off', 220)], plain('write_off_undone', 221)],
    ['a sale', [...events, plain('write_off', 220)], sale(221)],
    ['the debt bought back', [...events, sale(221)], buyBack(222)],
    ['an annulment', events, plain('annulment', 9)],
    ['an extension that its payment pays for', [...events, price], extension(7)],
  ])('an event such as %s can happen', (_what, known, event) => {
    expect(validateLoanEvent(loan, known, event)).toEqual({ ok: true, value: event });
    expect(validateLoanEvent(loan, [...known, event], event)).toEqual({ ok: true, value: event });
  });

  test.each<readonly [string, readonly LoanEvent[], LoanEvent]>([
    ['wrong_loan_state', events, { ...arrival(loan), id: 'again' }],
    ['wrong_loan_state', [], hold(3)],
    ['wrong_loan_state', events, plain('write_off_undone', 220)],
    ['wrong_loan_state', [...events, sale(100)], plain('write_off', 220)],
    ['wrong_loan_state', [...events, paid], sale(100)],
    ['wrong_loan_state', [...events, paid], waiver(5, 40)],
    ['wrong_loan_state', events, buyBack(100)],
    ['wrong_loan_state', [...events, plain('annulment', 9)], plain('annulment', 10)],
    ['amount_not_principal', [], { ...arrival(loan), amountCentavos: centavos(1) }],
    ['amount_not_positive', events, payment(centavos(0), day(3))],
    ['too_early', events, hold(-1)],
    ['too_early', [...events, paid], takeBack('reversal', paid.id, 29)],
    ['event_unknown', events, takeBack('reversal', 'payment:none', 29)],
    ['event_unknown', [...events, hold(3)], takeBack('reversal', hold(3).id, 29)],
    ['event_unknown', events, takeBack('correction', 'payment:none', 29)],
    ['taken_back_already', [...events, paid, takeBack('reversal', paid.id, 60)], takeBack('reversal', paid.id, 61)],
    ['taken_back_already', [...events, paid, takeBack('correction', paid.id, 60)], takeBack('reversal', paid.id, 61)],
    ['more_than_credit', [...events, paid], refund(30_401, 40)],
    ['more_than_owed', events, waiver(26_101, 15)],
    ['more_than_owed', events, waiver(300_001, 15, 'principal')],
    ['loan_on_hold', [...events, hold(3)], hold(4)],
    ['loan_not_on_hold', events, plain('hold_end', 4)],
    ['withdrawal_closed', events, asked(15)],
    ['withdrawal_open', [...events, asked(2)], asked(3)],
    ['event_unknown', events, extension(7)],
    ['extension_not_offered', [...events, price], extension(8)],
    ['payment_below_price', [...events, price], extension(14)],
    ['payment_has_extension', [...events, price, extension(7)], { ...extension(7), id: 'another' }],
    ['extension_window_closed', [...events, { ...price, valueDate: day(9) }], extension(7, 9)],
  ])('an event is refused with %s where it cannot happen', (code, known, event) => {
    expect(validateLoanEvent(loan, known, event)).toMatchObject({ ok: false, problem: { code } });
  });
});

test('an actor who may record what moves a loan may move it there', () => {
  const lives: readonly (readonly [readonly LoanEvent[], LoanEvent])[] = [
    [events, hold(3)],
    [[...events, hold(3)], plain('hold_end', 4)],
    [events, plain('write_off', 220)],
    [[...events, plain('write_off', 220)], plain('write_off_undone', 221)],
    [events, sale(220)],
    [[...events, sale(220)], buyBack(221)],
    [events, plain('annulment', 9)],
  ];
  for (const [known, event] of lives) {
    const before = loanStatusAfter(positionOn(loan, known, event.valueDate), 4);
    const after = loanStatusAfter(positionOn(loan, [...known, event], event.valueDate), before);
    for (const actor of TRANSITION_ACTORS.filter((one) => mayRecordLoanEvent(event.kind, one)))
      expect(permittedLoanTransitions(before, actor)).toContain(after);
  }
});

test('a client can neither refund money nor waive it', () => {
  expect(LOAN_EVENT_KINDS.filter((kind) => mayRecordLoanEvent(kind, 'client'))).toEqual(['withdrawal']);
});
