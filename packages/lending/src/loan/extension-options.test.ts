import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { extensionOptions } from './extension-options.ts';
import { happened, livedLoan, payment, signedLoan } from './loan.fixture.ts';
import type { ExtensionBought, LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';

const { loan, events, day } = livedLoan();
const offeredOn = (days: number, life: readonly LoanEvent[] = events, terms = loan) => {
  const options = extensionOptions(terms, life, day(days));
  if (!options.ok) throw new Error(options.problem.code);
  return options.value;
};
const barOn = (days: number, life: readonly LoanEvent[] = events, terms = loan) => {
  const options = extensionOptions(terms, life, day(days));
  return options.ok ? undefined : options.problem.code;
};
const pricesOn = (...asked: Parameters<typeof offeredOn>) =>
  offeredOn(...asked).map(({ type, days, amountCentavos }) => [type, days, amountCentavos]);

/** Buys one on a day, at its price, for so many days. */
function buy(days: number, life: readonly LoanEvent[], wanted: number): LoanEvent[] {
  const option = offeredOn(days, life).find((one) => one.days === wanted);
  if (!option) throw new Error('not offered');
  const paid = payment(option.amountCentavos, day(days), `extension-${days}`);
  const { type, commissionRate } = option;
  const bought: ExtensionBought = {
    ...happened(`extension:${days}`, day(days)),
    ...{ kind: 'extension', payment: paid.id, type, days: wanted, commissionRate },
  };
  return [...life, paid, bought];
}

describe('an extension', () => {
  test('costs on the due date what was earned and its commission, with IVA', () => {
    expect(pricesOn(30)).toEqual([
      ['cheap', 7, 69_600],
      ['cheap', 14, 73_080],
      ['cheap', 30, 76_560],
    ]);
  });

  test('costs five percent of the principal and the late charge once the due date is over', () => {
    const priced = (price: number) => [7, 14, 30].map((days) => ['expensive', days, price]);
    expect(pricesOn(31)).toEqual(priced(87_000));
    expect(pricesOn(32)).toEqual(priced(87_000 + 2_610));
  });

  test('is sold from three days before the due date until three days after', () => {
    expect([26, 27, 33, 34].map((days) => barOn(days))).toEqual([
      'extension_window_closed',
      undefined,
      undefined,
      'extension_window_closed',
    ]);
  });

  test('leaves exactly the principal, due so many days later', () => {
    for (const wanted of [7, 14, 30]) {
      const position = positionOn(loan, buy(30, events, wanted), day(30));
      expect(position.outstandingCentavos).toBe(300_000);
      expect(position.instalments[0]?.dueDate).toBe(day(30 + wanted));
    }
  });

  test('is cheap twice and then expensive, and never bought a fourth time', () => {
    const cheaper = signedLoan({ policy: { caps: { totalShare: '9', dailyShare: '1' } } });
    const options = (days: number, life: readonly LoanEvent[]) => extensionOptions(cheaper, life, day(days));
    let life: readonly LoanEvent[] = events;
    const types = [30, 37, 44].map((days) => {
      const offered = options(days, life);
      if (!offered.ok) throw new Error(offered.problem.code);
      const [first] = offered.value;
      const wanted = first?.days ?? 0;
      life = buy(days, life, wanted);
      return first?.type;
    });
    expect(types).toEqual(['cheap', 'cheap', 'expensive']);
    expect(options(74, life)).toMatchObject({ ok: false, problem: { code: 'extension_limit_reached' } });
  });

  test('is not sold when the loan would cost more than its caps allow', () => {
    const capped = signedLoan({ policy: { caps: { totalShare: '0.25', dailyShare: '1' } } });
    expect(barOn(30, events, capped)).toBe('extension_over_cap');
    const roomForAWeek = signedLoan({ policy: { caps: { totalShare: '0.28', dailyShare: '1' } } });
    expect(offeredOn(30, events, roomForAWeek).map(({ days }) => days)).toEqual([7]);
  });

  test('is not sold of a loan on hold, about to be cancelled, paid or not paid out', () => {
    const held: LoanEvent = { ...happened('hold', day(28)), kind: 'hold', reason: 'hardship' };
    expect(barOn(30, [...events, held])).toBe('loan_on_hold');
    const until = addDays(day(0), 40);
    const cancelled: LoanEvent = { ...happened('withdrawal', day(2)), kind: 'withdrawal', until };
    expect(barOn(30, [...events, cancelled])).toBe('withdrawal_open');
    expect(barOn(30, [...events, payment(centavos(400_000), day(29))])).toBe('loan_not_running');
    expect(barOn(30, [])).toBe('loan_not_running');
  });
});
