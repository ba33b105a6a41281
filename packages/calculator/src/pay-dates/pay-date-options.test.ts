import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../date/calendar.ts';
import { type PlainDate, plainDate } from '../date/plain-date.ts';
import { PAY_CYCLES, type PayCycle } from '../pay-cycle/pay-cycle.ts';
import { payDateOptions } from './pay-date-options.ts';

const anyDay = fc.integer({ min: 0, max: 146_097 }).map((days) => addDays(plainDate('1970-01-01'), days));
const anyCycle = fc.constantFrom(...PAY_CYCLES);

describe('payDateOptions', () => {
  test('payDateOptions offers only dates in the future, each with a later second one', () => {
    fc.assert(
      fc.property(anyCycle, anyDay, (cycle, today) => {
        for (const { value, firstDate, secondDate } of payDateOptions(cycle, today)) {
          expect(firstDate > today && secondDate > firstDate).toBe(true);
          expect(value).toBe(`${firstDate},${secondDate}`);
        }
      }),
    );
  });

  test('payDateOptions lists single dates in order and without a gap', () => {
    fc.assert(
      fc.property(fc.constantFrom('weekly', 'biweekly', 'monthly'), anyDay, (cycle, today) => {
        let expected: PlainDate = today;
        for (const { firstDate } of payDateOptions(cycle as PayCycle, today)) {
          expected = addDays(expected, 1);
          expect(firstDate).toBe(expected);
        }
      }),
    );
  });
});
