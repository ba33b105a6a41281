import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import { cases } from '@lender/vitest/depth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIVES } from './life.fixture.ts';
import { positionOn } from './position-on.ts';
import { anyRecordedLife } from './recorded-life.fixture.ts';

const RUNS = { ...LIVES, numRuns: cases(1_500) };
const recorded = anyRecordedLife({ maxEvents: 14 });

describe('a loan with any recorded events that can have happened', () => {
  test('a loan has the same position in whatever order its events came to be known', () => {
    const shuffled = recorded.chain((life) =>
      fc.record({
        life: fc.constant(life),
        order: fc.shuffledSubarray([...life.events], { minLength: life.events.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ life: { terms, events, date }, order }) => {
        expect(positionOn(terms, order, date)).toEqual(positionOn(terms, events, date));
      }),
      RUNS,
    );
  });

  test('a loan is settled by a payment of its outstanding amount', () => {
    fc.assert(
      fc.property(recorded, ({ terms, events, date }) => {
        const { outstandingCentavos, state } = positionOn(terms, events, date);
        fc.pre(outstandingCentavos > 0 && state !== 'sold');
        const at = `${date}T24:00:00.000Z`;
        const amountCentavos = centavos(outstandingCentavos);
        const payment = { id: 'last', kind: 'payment', method: 'spei', valueDate: date, at, amountCentavos } as const;
        const settled = positionOn(terms, [...events, payment], date);
        expect(settled.outstandingCentavos).toBe(0);
        expect(['settled', 'withdrawn']).toContain(settled.state);
      }),
      RUNS,
    );
  });

  test('a loan keeps each date that is past while days go by, also while it is on hold', () => {
    fc.assert(
      fc.property(recorded, fc.integer({ min: 1, max: 90 }), ({ terms, events, date }, days) => {
        const later = positionOn(terms, events, addDays(date, days));
        for (const [index, { dueDate, endDate }] of positionOn(terms, events, date).instalments.entries()) {
          if (dueDate < date) expect(later.instalments[index]?.dueDate).toBe(dueDate);
          if (endDate < date) expect(later.instalments[index]?.endDate).toBe(endDate);
        }
      }),
      RUNS,
    );
  });
});
