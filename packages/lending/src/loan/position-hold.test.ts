import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLife, LIVES, type Life } from './life.fixture.ts';
import { happened, livedLoan, payment } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import type { LoanPosition } from './position.ts';
import { positionOn } from './position-on.ts';

const paying = anyLife({ kinds: ['payment', 'payment', 'reversal'], maxEvents: 5 });
const aDay = fc.integer({ min: 5, max: 120 });
const someDays = fc.integer({ min: 1, max: 60 });

/**
 * Returns the same life with a hold that begins on one of its days; whatever happens later happens later by as many
 * days.
 */
function held({ terms, events }: Life, fromDay: number, days: number): LoanEvent[] {
  const from = addDays(terms.payoutDate, fromDay);
  const to = addDays(from, days);
  // Early in the morning, before other events of its day.
  const at = (date: string) => `${date}T00:00:00.000Z`;
  const later = events.map((event) => {
    if (event.valueDate < from) return event;
    const valueDate = addDays(event.valueDate, days);
    return { ...event, valueDate, at: event.at.replace(event.valueDate, valueDate) };
  });
  return [
    ...later,
    { ...happened('hold', from), at: at(from), kind: 'hold', reason: 'hardship' },
    { ...happened('hold-end', to), at: at(to), kind: 'hold_end' },
  ];
}

const amountsOf = ({ state, principal, charges, creditCentavos, daysLate, worstDaysLate }: LoanPosition) => ({
  ...{ state, principal, charges, creditCentavos, daysLate, worstDaysLate },
});

describe('a loan that is on hold for some days', () => {
  test('a loan that was on hold continues as if those days had not been', () => {
    fc.assert(
      fc.property(paying, aDay, someDays, (life, fromDay, days) => {
        const terms = { ...life.terms, policy: { ...life.terms.policy, calendar: null } };
        const endDates = life.terms.dueDates;
        const date = addDays(life.terms.payoutDate, fromDay + 30);
        const without = positionOn({ ...terms, endDates }, life.events, date);
        const after = positionOn({ ...terms, endDates }, held(life, fromDay, days), addDays(date, days));
        expect(amountsOf(after)).toEqual(amountsOf(without));
      }),
      LIVES,
    );
  });

  test('a loan on hold owes nothing more during the hold, and does not become later', () => {
    fc.assert(
      fc.property(paying, aDay, someDays, (life, fromDay, days) => {
        const quiet = { ...life, events: life.events.slice(0, 1) };
        const events = held(quiet, fromDay, days);
        const from = addDays(life.terms.payoutDate, fromDay);
        const before = positionOn(life.terms, events, from);
        const during = positionOn(life.terms, events, addDays(from, days));
        expect(amountsOf(during)).toEqual(amountsOf(before));
      }),
      LIVES,
    );
  });

  test('a hold moves every date ahead by its days, and leaves every past date as it was', () => {
    fc.assert(
      fc.property(paying, aDay, someDays, ({ terms, ...life }, fromDay, days) => {
        const events = held({ ...life, terms }, fromDay, days);
        const before = positionOn(terms, events, addDays(terms.payoutDate, fromDay));
        const after = positionOn(terms, events, addDays(terms.payoutDate, fromDay + days));
        for (const [index, { dueDate, endDate }] of after.instalments.entries()) {
          const old = before.instalments[index];
          if (!old) continue;
          expect(dueDate).toBe(old.dueDate < before.date ? old.dueDate : addDays(old.dueDate, days));
          if (old.endDate < before.date) expect(endDate).toBe(old.endDate);
          else expect(endDate >= dueDate && endDate >= after.date).toBe(true);
        }
      }),
      LIVES,
    );
  });
});

describe('a loan that is five days late when a hold begins', () => {
  const { loan, events, day } = livedLoan(); // due on Wednesday 23 December
  const hold: LoanEvent = { ...happened('hold', day(35)), kind: 'hold', reason: 'hardship' };
  const end: LoanEvent = { ...happened('end', day(97)), kind: 'hold_end' };
  const on = (days: number) => {
    const { instalments, nextDue, daysLate } = positionOn(loan, [...events, hold, end], day(days));
    return [instalments[0]?.dueDate, instalments[0]?.endDate, nextDue?.date, daysLate];
  };

  test('a late loan on hold keeps its due date on every day, and counts five days late until the hold is over', () => {
    const past = ['2026-12-23', '2026-12-23', '2026-12-23'];
    for (const days of [35, 36, 60, 97]) expect(on(days)).toEqual([...past, 5]);
    expect(on(100)).toEqual([...past, 8]);
  });

  test('a late loan that was on hold has a due date ahead again once it is extended', () => {
    const paid = payment(centavos(90_000), day(98));
    const extension: LoanEvent = {
      ...happened('extension', day(98)),
      kind: 'extension',
      payment: paid.id,
      type: 'expensive',
      days: 14,
      commissionRate: '0.05',
    };
    const { extensions, daysLate } = positionOn(loan, [...events, hold, end, paid, extension], day(98));
    // Six days late without the days on hold: fourteen days more leave eight.
    expect(extensions).toMatchObject([{ newDueDate: day(106), newEndDate: day(106) }]);
    expect(daysLate).toBe(0);
  });
});
