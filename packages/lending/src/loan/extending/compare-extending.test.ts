import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { happened, livedLoan, payment, signedLoan } from '../loan.fixture.ts';
import type { LoanEvent } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import { compareExtending } from './compare-extending.ts';

const { loan, events, day } = livedLoan();
const ways = compareExtending(loan, events, day(30));

test('extending costs more than paying now, more for a longer time, and less with a part of the principal', () => {
  expect(ways.map(({ kind, later, totalCentavos }) => [kind, later?.days, totalCentavos])).toEqual([
    ['pay_all', undefined, 369_600],
    ['extend_and_pay_part', 7, 379_344],
    ['extend_and_pay_part', 14, 392_568],
    ['extend_and_pay_part', 30, 418_320],
    ['extend', 7, 381_780],
    ['extend', 14, 397_440],
    ['extend', 30, 428_760],
  ]);
});

test('extending alone does not lower the principal', () => {
  expect(ways.map(({ kind, principalPercent }) => [kind, principalPercent])).toEqual([
    ['pay_all', 81.2],
    ['extend_and_pay_part', 46.3],
    ['extend_and_pay_part', 45.1],
    ['extend_and_pay_part', 43.9],
    ['extend', 0],
    ['extend', 0],
    ['extend', 0],
  ]);
});

test('the later payment in a comparison is what the loan asks for then', () => {
  for (const { kind, nowCentavos, later } of ways.filter((way) => way.later?.days === 7)) {
    const paid = payment(nowCentavos, day(30), kind);
    const base = happened(`extension:${kind}`, day(30));
    const bought: LoanEvent = {
      ...base,
      kind: 'extension',
      payment: paid.id,
      type: 'cheap',
      days: 7,
      commissionRate: '0',
    };
    expect(positionOn(loan, [...events, paid, bought], day(30)).nextDue).toEqual({
      date: later?.dueDate,
      amountCentavos: later?.amountCentavos,
    });
  }
});

test('a part that pays off the next instalment keeps the date of the one after it, and the amount owed then', () => {
  const lived = livedLoan(signedLoan({ dueDays: [14, 21, 28] }));
  const early = [...lived.events, payment(centavos(90_000), lived.day(13))];
  const compared = compareExtending(lived.loan, early, lived.day(14));
  const withPart = compared.find(({ kind, later }) => kind === 'extend_and_pay_part' && later?.days === 7);
  const paid = payment(withPart?.nowCentavos ?? centavos(0), lived.day(14), 'with part');
  const tariff = { type: 'cheap', days: 7, commissionRate: '0' } as const;
  const bought: LoanEvent = { ...happened('bought', lived.day(14)), kind: 'extension', payment: paid.id, ...tariff };
  const after = positionOn(lived.loan, [...early, paid, bought], lived.day(14));
  expect(after.instalments.map(({ outstanding }) => outstanding.principalCentavos > 0)).toEqual([false, true, true]);
  expect(withPart?.later?.dueDate).toBe(after.nextDue?.date);
  expect(withPart?.later?.amountCentavos).toBe(
    positionOn(lived.loan, [...early, paid, bought], lived.day(28)).outstandingCentavos,
  );
});

test('an extension that costs nothing, since every charge is paid, is compared too', () => {
  const paid = [...events, payment(centavos(69_600), day(30))];
  const free = compareExtending(loan, paid, day(30)).find(({ kind, later }) => kind === 'extend' && later?.days === 7);
  expect(free).toMatchObject({ nowCentavos: 0, principalCentavos: 0, principalPercent: 0 });
});

test('only paying all is compared where nothing can be extended, and nothing where nothing is owed', () => {
  expect(compareExtending(loan, events, day(10)).map(({ kind }) => kind)).toEqual(['pay_all']);
  expect(compareExtending(loan, [...events, payment(centavos(369_600), day(30))], day(30))).toEqual([]);
});
