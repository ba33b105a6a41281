import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { arrival, happened, livedLoan, payment, SERVICING, signedLoan } from '../loan.fixture.ts';
import type { ExtensionBought, LoanEvent } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import type { ExtensionOption } from './extension-option.ts';
import { extensionOptions } from './extension-options.ts';

const { loan, events, day } = livedLoan();

const offered = (days: number, more: readonly LoanEvent[] = [], terms = loan) => {
  const options = extensionOptions(terms, [arrival(terms), ...more], day(days));
  if (!options.ok) throw new Error(options.problem.code);
  return options.value;
};
const refusal = (days: number, more: readonly LoanEvent[] = [], terms = loan) => {
  const options = extensionOptions(terms, [arrival(terms), ...more], day(days));
  return options.ok ? undefined : options.problem.code;
};

/** Returns the payment of an option's price and its extension. */
function buying({ type, days, commissionRate, amountCentavos, number }: ExtensionOption, onDay: number): LoanEvent[] {
  const paid = payment(amountCentavos, day(onDay), `extension-${number}`);
  const base = happened(`extension:${paid.id}`, day(onDay));
  const extension: ExtensionBought = { ...base, kind: 'extension', payment: paid.id, type, days, commissionRate };
  return [paid, extension];
}

describe('an extension asked for in time', () => {
  test('an extension asked for in time costs what is owed and a share of the principal', () => {
    expect(offered(30).map(({ days, amountCentavos }) => [days, amountCentavos])).toEqual([
      [7, 69_600],
      [14, 73_080],
      [30, 76_560],
    ]);
    expect(offered(30)[1]).toMatchObject({
      commission: { netCentavos: 3_000, ivaCentavos: 480 },
      interest: { netCentavos: 45_000, ivaCentavos: 7_200 },
      fees: { netCentavos: 15_000, ivaCentavos: 2_400 },
      lateCharge: { netCentavos: 0, ivaCentavos: 0 },
    });
  });

  test('an extension asked for in time is cheap up to the due date as moved to a working day, from three days before it', () => {
    const sunday = signedLoan({ days: 27 }); // 20 December; it is in time on Monday
    const types = [24, 27, 28, 29, 31].map((days) => [...new Set(offered(days, [], sunday).map(({ type }) => type))]);
    expect(types).toEqual([['cheap'], ['cheap'], ['cheap'], ['expensive'], ['expensive']]);
    expect([23, 32].map((days) => refusal(days, [], sunday))).toEqual([
      'extension_window_closed',
      'extension_window_closed',
    ]);
  });

  test('an extension moves the due date from the old one, and to a working day', () => {
    // The loan falls due on Wednesday 23 December.
    expect(offered(30).map(({ newDueDate, newEndDate }) => [newDueDate, newEndDate])).toEqual([
      ['2026-12-30', '2026-12-30'],
      ['2027-01-06', '2027-01-06'],
      ['2027-01-22', '2027-01-22'],
    ]);
  });

  test('an extension leaves all of the principal and nothing else, when exactly its price is paid', () => {
    for (const option of offered(28)) {
      const position = positionOn(loan, [...events, ...buying(option, 28)], day(28));
      expect(position.outstandingCentavos).toBe(300_000);
      expect(position.principal.outstanding).toBe(300_000);
      expect(position.instalments[0]?.dueDate).toBe(option.newDueDate);
      expect(position.extensions).toMatchObject([{ newEndDate: option.newEndDate, days: option.days }]);
    }
  });
});

describe('an extension asked for late', () => {
  test('an extension asked for late costs five percent, and the late charge', () => {
    expect(offered(31).map(({ amountCentavos }) => amountCentavos)).toEqual([87_000, 87_000, 87_000]);
    expect(offered(33)[0]?.amountCentavos).toBe(87_000 + 2 * 2_610);
  });

  test('the third extension is always an expensive one, and there is no fourth', () => {
    let lived: LoanEvent[] = [];
    const types = [30, 37, 44].map((onDay) => {
      const [option] = offered(onDay, lived);
      if (!option) throw new Error('no option');
      lived = [...lived, ...buying(option, onDay)];
      return [option.number, option.type];
    });
    expect(types).toEqual([
      [1, 'cheap'],
      [2, 'cheap'],
      [3, 'expensive'],
    ]);
    expect(refusal(51, lived)).toBe('extension_limit_reached');
  });
});

test('an extension is sold for some days after a past due date, days of a hold left out', () => {
  const held: LoanEvent[] = [
    { ...happened('hold', day(32)), kind: 'hold', reason: 'hardship' },
    { ...happened('hold-end', day(60)), kind: 'hold_end' },
  ];
  // Two days late when the hold begins and when it ends: three are permitted.
  expect(offered(61, held)[0]).toMatchObject({ type: 'expensive', dueDate: day(30), payableUntil: day(61) });
  expect(refusal(62, held)).toBe('extension_window_closed');
});

test('an extension of a loan with several instalments costs what the other instalments have earned by then too', () => {
  const weekly = signedLoan({ dueDays: [14, 21] });
  const [inTime, late] = [14, 15].map((days) => offered(days, [], weekly)[0]);
  expect(inTime?.type).toBe('cheap');
  expect(late?.type).toBe('expensive');
  if (!late) throw new Error('no extension');
  const position = positionOn(weekly, [arrival(weekly), ...buying(late, 15)], day(15));
  expect(position.outstandingCentavos).toBe(300_000);
  expect(position.principal.outstanding).toBe(300_000);
  expect(position.instalments.map(({ dueDate }) => dueDate)).toEqual([day(21), day(28)]);
});

describe('no extension is sold', () => {
  test('no extension is sold of a loan on hold, one that is being withdrawn from, or one that is not open', () => {
    expect(refusal(30, [{ ...happened('hold', day(29)), kind: 'hold', reason: 'dispute' }])).toBe('loan_on_hold');
    expect(refusal(30, [{ ...happened('asked', day(29)), kind: 'withdrawal', until: day(31) }])).toBe(
      'withdrawal_open',
    );
    expect(refusal(30, [payment(centavos(369_600), day(30))])).toBe('loan_not_running');
    expect(extensionOptions(loan, [], day(30))).toMatchObject({ ok: false, problem: { state: 'pending' } });
    expect(refusal(30, [{ ...happened('lost', day(29)), kind: 'write_off' }])).toBe('loan_not_running');
  });

  test('no extension is sold of a loan whose contract names no price', () => {
    const extensions = { ...SERVICING.extensions, tariffs: [] };
    expect(refusal(30, [], signedLoan({ policy: { extensions } }))).toBe('extension_not_offered');
    const cheapOnly = SERVICING.extensions.tariffs.filter(({ kind }) => kind === 'cheap');
    const inTime = signedLoan({ policy: { extensions: { ...SERVICING.extensions, tariffs: cheapOnly } } });
    expect(offered(30, [], inTime)).toHaveLength(3);
    expect(refusal(31, [], inTime)).toBe('extension_not_offered');
  });

  test('no extension is sold that would make the loan cost more than its cap by the new due date', () => {
    const capped = (totalShare: string) => signedLoan({ policy: { caps: { ...SERVICING.caps, totalShare } } });
    // By the new due date: 696.00 and 522.00 of interest for 30 days, and 69.60 of commission.
    expect(offered(30, [], capped('0.4292')).map(({ days }) => days)).toEqual([7, 14, 30]);
    expect(offered(30, [], capped('0.4291')).map(({ days }) => days)).toEqual([7, 14]);
    // Seven days more, 121.80 of interest without a commission, add up to 817.80.
    expect(offered(30, [], capped('0.2726')).map(({ days }) => days)).toEqual([7]);
    expect(refusal(30, [], capped('0.2725'))).toBe('extension_over_cap');
    expect(refusal(30, [], capped('0.24'))).toBe('extension_over_cap');
  });

  test('an extension is priced for the day on which it is asked for', () => {
    expect(offered(28)[0]?.amountCentavos).toBe(positionOn(loan, events, day(28)).outstandingCentavos - 300_000);
    expect(offered(28)[0]?.payableUntil).toBe(addDays(loan.payoutDate, 30));
  });
});
