import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/calendar.ts';
import { type PlainDate, plainDate } from '../date/plain-date.ts';
import { PAY_CYCLES, type PayCycle } from '../pay-cycle/pay-cycle.ts';
import { payDateOptions } from './pay-date-options.ts';
import { payDaySequence } from './pay-date-sequence.ts';

const days = (...dates: [string, string]) => dates.map(plainDate) as [PlainDate, PlainDate];

/** Returns the pay days that follow a date, as many as requested. */
function following(cycle: PayCycle, payDates: [PlainDate, PlainDate], after: string, count: number): PlainDate[] {
  const next = payDaySequence({ cycle, payDates });
  const found: PlainDate[] = [];
  let date = plainDate(after);
  while (next && found.length < count) {
    date = next(date);
    found.push(date);
  }
  return found;
}

test.each([
  ['weekly', days('2026-11-27', '2026-12-04'), '2026-12-04', ['2026-12-11', '2026-12-18']],
  ['biweekly', days('2026-11-27', '2026-12-11'), '2026-11-20', ['2026-11-27', '2026-12-11']],
  ['semi_monthly', days('2023-02-28', '2023-03-14'), '2023-03-14', ['2023-03-29', '2023-04-14']],
  ['semi_monthly', days('2023-02-28', '2023-03-15'), '2023-03-15', ['2023-03-30', '2023-04-15']],
  ['monthly', days('2026-01-31', '2026-02-28'), '2026-02-28', ['2026-03-31', '2026-04-30']],
  ['monthly', days('2026-02-28', '2026-03-31'), '2026-03-31', ['2026-04-30', '2026-05-31']],
  ['monthly', days('2026-02-28', '2026-03-28'), '2026-03-28', ['2026-04-28', '2026-05-28']],
] as const)('a %s client paid on %j is paid after %s on %j', (cycle, payDates, after, expected) => {
  expect(following(cycle, [...payDates], after, 2)).toEqual(expected);
});

test.each([
  ['weekly', days('2026-11-27', '2026-12-05')],
  ['biweekly', days('2026-11-27', '2026-12-04')],
  ['semi_monthly', days('2026-11-06', '2026-11-21')],
  ['monthly', days('2026-11-27', '2026-12-28')],
  ['monthly', days('2026-12-04', '2026-11-27')],
  ['weekly', days('9999-12-24', '9999-12-31')],
  ['weekly', days('0001-01-01', '0001-01-08')],
] as const)('no %s client is paid on %j', (cycle, payDates) => {
  expect(payDaySequence({ cycle, payDates })).toBeUndefined();
});

test('the sequence continues every option of the list, always forwards', () => {
  const anyDay = fc.integer({ min: 0, max: 5000 }).map((count) => addDays(plainDate('2020-01-01'), count));
  fc.assert(
    fc.property(fc.constantFrom(...PAY_CYCLES), anyDay, (cycle, today) => {
      for (const { firstDate, secondDate } of payDateOptions(cycle, today)) {
        const [first, second, third] = following(cycle, [firstDate, secondDate], addDays(firstDate, -1), 3);
        expect([first, second]).toEqual([firstDate, secondDate]);
        expect(third && third > secondDate).toBe(true);
      }
    }),
  );
});
