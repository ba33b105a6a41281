import { readFileSync } from 'node:fs';
import type { Centavos } from '@lender/money';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mexicanCalendar } from '../src/calendar.ts';
import { computeFormula } from '../src/explain.ts';
import * as door from '../src/index.ts';
import { usAnnualRate } from '../src/us-annual-rate.ts';

const { quoteOffer, quoteBestOffer, NO_DISCOUNT, REFERENCE_PRICING, plainDate } = door;

/** Mostly good values, so that the code after the first refusal is reached too. */
const mostly = <Value>(good: Arbitrary<Value>, hostile: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: hostile });

const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0.5, 3661, 1e9, 1e15, 1e21),
);
const count = mostly(
  fc.oneof({ weight: 9, arbitrary: fc.nat(60) }, { weight: 1, arbitrary: fc.constantFrom(366, 520, 3660) }),
  anyNumber,
);
const amount = mostly(fc.constantFrom(1, 300_000, 1e12), anyNumber).map((centavos) => centavos as Centavos);
const share = mostly(fc.constantFrom('0', '0.05', '1.80', '9999', `9.${'9'.repeat(40)}`), fc.string());
const cycle = mostly(fc.constantFrom<string>(...door.PAY_CYCLES), fc.constantFrom('daily', 'constructor', '')).map(
  (text) => text as door.PayCycle,
);
const day = mostly(
  fc.constantFrom('1900-01-01', '2026-11-21', '2026-11-27', '2026-12-04', '2100-02-28', '2999-12-31'),
  fc.oneof(
    fc.constantFrom('0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-31', '20xx-1'),
    fc.string(),
  ),
).map((text) => text as door.PlainDate);
const weekly = { cycle: 'weekly', payDates: [plainDate('2026-11-27'), plainDate('2026-12-04')] } as const;
const payDays = mostly<door.PayDays>(fc.constant(weekly), fc.record({ cycle, payDates: fc.tuple(day, day) }));
const termBounds = fc.record({ minDays: count, maxDays: mostly(fc.constant(3660), anyNumber) });
const tariff = fc.record({ kind: fc.constant('cheap' as const), days: count, commissionRate: share });

const pricing = fc.record({
  rates: fc.record({
    annualRate: share,
    dayCountBasis: mostly(fc.constantFrom(1, 360), anyNumber),
    serviceFeeRate: share,
    processingFeeRate: share,
    withdrawalFeeCentavos: amount,
    invoicingFeeCentavos: amount,
    ivaRate: share,
  }),
  instalments: count,
  termDays: fc.record({ weekly: termBounds, biweekly: termBounds, semi_monthly: termBounds, monthly: termBounds }),
  extensions: fc.record({ maxCount: count, tariffs: fc.array(tariff, { maxLength: 3 }) }),
});
const discount = mostly(fc.constant(NO_DISCOUNT), fc.record({ interest: share, serviceFee: share }));
const loan = fc.record({ principalCentavos: amount, payoutDate: day, pricing }).chain((asked) => {
  return payDays.map((days) => ({ ...asked, ...days }));
});
const flows = fc.array(fc.record({ amount: anyNumber, years: anyNumber }), { maxLength: 5 });
const anything = fc.anything();

/** Functions that answer a value or a problem, called with anything of the declared shape. */
const refusing: Readonly<Record<string, Arbitrary<{ readonly ok: boolean }>>> = {
  parsePlainDate: anything.map(door.parsePlainDate),
  parsePayCycle: anything.map(door.parsePayCycle),
  parsePayDates: anything.map(door.parsePayDates),
  checkAmount: fc
    .tuple(amount, amount, amount, amount)
    .map(([asked, minCentavos, maxCentavos, stepCentavos]) =>
      door.checkAmount(asked, { minCentavos, maxCentavos, stepCentavos }),
    ),
  dueDate: fc.tuple(payDays, day, termBounds).map(([days, payoutDate, bounds]) => {
    return door.dueDate({ ...days, payoutDate, termBounds: bounds });
  }),
  dueDates: fc.tuple(payDays, day, termBounds, count).map(([days, payoutDate, bounds, instalments]) => {
    return door.dueDates({ ...days, payoutDate, termBounds: bounds }, instalments);
  }),
  quoteOffer: fc.tuple(loan, discount).map(([question, less]) => quoteOffer({ ...question, discount: less })),
  quoteBestOffer: fc
    .tuple(loan, fc.array(discount, { maxLength: 2 }))
    .map(([question, discounts]) => quoteBestOffer(question, discounts)),
  cat: fc
    .tuple(amount, day, fc.array(fc.record({ date: day, amountCentavos: amount }), { maxLength: 4 }), payDays)
    .map(([principalCentavos, payoutDate, payments, days]) => {
      return door.cat({ principalCentavos, payoutDate, payments, payDays: days });
    }),
  effectiveAnnualRate: fc
    .tuple(flows, flows)
    .map(([advances, payments]) => door.effectiveAnnualRate({ advances, payments })),
  usAnnualRate: fc
    .tuple(amount, fc.array(fc.record({ amount, unitPeriods: count, fraction: anyNumber }), { maxLength: 4 }), count)
    .map(([lent, payments, unitPeriodsPerYear]) => usAnnualRate({ amount: lent, payments, unitPeriodsPerYear })),
};

const now = plainDate('2026-11-21');
const limits = { minCentavos: 1 as Centavos, maxCentavos: 2 as Centavos, stepCentavos: 1 as Centavos };
const terms: door.LoanTerms = {
  principalCentavos: 300_000 as Centavos,
  payoutDate: now,
  dueDates: [plainDate('2026-12-21')],
  rates: { ...REFERENCE_PRICING.rates, annualRate: '180 %' },
  discount: NO_DISCOUNT,
};
const interest = (changes: object) => () =>
  door.ordinaryInterest({
    periods: [{ principalCentavos: 1 as Centavos, days: 1 }],
    rates: { annualRate: '1.80', dayCountBasis: 360 },
    ...changes,
  });
const { addWorkingDays } = mexicanCalendar('cnbv-2026');

/** Functions that answer a bare value, called with values that no parser accepts. */
const throwing: Readonly<Record<string, readonly (readonly [call: () => unknown, says: string])[]>> = {
  plainDate: [[() => plainDate('2026-02-30'), 'No such day: 2026-02-30']],
  mexicoDate: [Number.NaN, 8.64e15, -7e13, Number.POSITIVE_INFINITY].map((moment) => [
    () => door.mexicoDate(moment),
    `Not milliseconds of the years 69 to 3870: ${moment}`,
  ]),
  addDays: [
    [() => door.addDays(now, Number.NaN), 'No such day'],
    [() => door.addDays(plainDate('9999-12-31'), 1), 'No such day: 10000-01-01'],
  ],
  addMonthsClamped: [[() => door.addMonthsClamped(now, 1e5), 'No such day: 10360-03-21']],
  payDateOptions: door.PAY_CYCLES.flatMap((cycle) =>
    ['9999-12-25', '3000-01-01', '1899-12-31'].map((today) => [
      () => door.payDateOptions(cycle, plainDate(today)),
      `Not a day from 1900 to 2999: ${today}`,
    ]),
  ),
  defaultPayDateOption: [[() => door.defaultPayDateOption([], {}), 'No pay date options given']],
  payDaySequence: [[() => door.payDaySequence(weekly)?.(plainDate('9999-12-31')), 'No such day: 10000-01-07']],
  amountWhileMoving: [
    [() => door.amountWhileMoving(Number.NaN as Centavos, limits), 'Not an amount in whole centavos'],
  ],
  amountOnBlur: [[() => door.amountOnBlur(Number.NaN as Centavos, limits), 'Not an amount in whole centavos']],
  ordinaryInterest: [
    [interest({ rates: { annualRate: '180 %', dayCountBasis: 360 } }), 'Not a decimal number: 180 %'],
    [interest({ rates: { annualRate: '1.80', dayCountBasis: 0 } }), 'The denominator of a rate must not be 0'],
    [interest({ rates: { annualRate: '1.80', dayCountBasis: 360.5 } }), '360.5 cannot be converted'],
    [interest({ periods: [{ principalCentavos: 1, days: 1.5 }] }), '1.5 cannot be converted'],
    [interest({ discount: '1.1' }), 'A discount must be from 0 to 1: 1.1'],
  ],
  accruedOn: [[() => door.accruedOn({ terms, onDate: now }), 'Not a decimal number: 180 %']],
  payoffOn: [[() => door.payoffOn({ terms, onDate: now }), 'Not a decimal number: 180 %']],
  workingDayFrom: [
    [() => door.workingDayFrom(now, () => false), 'No working day within a year of 2026-11-21'],
    [() => door.workingDayFrom(plainDate('9999-12-31'), () => false), 'No such day: 10000-01-01'],
  ],
  mexicanCalendar: [[() => mexicanCalendar('cnbv-1900'), 'No such calendar: cnbv-1900']],
  addWorkingDays: [-1, 1.5, Number.NaN, 1e6].map((days) => [
    () => addWorkingDays(now, days),
    `Not a number of working days from 0 to 10000: ${days}`,
  ]),
  computeFormula: [[() => computeFormula({ formula: 'a ÷ b', inputs: { a: 1 } }), 'Not a decimal number: b']],
};

describe('functions that can refuse', () => {
  test.each(Object.entries(refusing))('%s answers any question without throwing', (name, answers) => {
    fc.assert(
      fc.property(answers, (answer) => {
        expect(answer.ok, name).toBeTypeOf('boolean');
        if ('value' in answer) expect(answer.value).not.toBeNaN();
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('functions that answer a bare value', () => {
  const calls = Object.entries(throwing).flatMap(([name, all]) => all.map((call) => [name, ...call] as const));
  test.each(calls)('%s throws a RangeError that states which values it accepts', (_name, call, says) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(says);
  });
});

test.each(['README.md', 'README.es.md'])('%s names the functions that never throw, and those that do', (readme) => {
  const text = readFileSync(new URL(`../${readme}`, import.meta.url), 'utf8');
  const [, never = '', does = ''] = /\n- ([\s\S]*?);\n- ([\s\S]*?)\.\n/.exec(text) ?? [];
  const names = (item: string) =>
    [...item.slice(item.lastIndexOf(': ')).matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(names(never).sort()).toEqual(Object.keys(refusing).sort());
  expect(names(does).sort()).toEqual(Object.keys(throwing).sort());
});
