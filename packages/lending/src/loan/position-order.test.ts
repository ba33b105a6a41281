import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLife, LIVES } from './life.fixture.ts';
import { happened, livedLoan, payment } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';

const written = (...asked: Parameters<typeof positionOn>) => JSON.stringify(positionOn(...asked));

function* ordersOf(events: readonly LoanEvent[]): Generator<readonly LoanEvent[]> {
  if (events.length === 0) yield [];
  for (const [index, event] of events.entries())
    for (const others of ordersOf(events.toSpliced(index, 1))) yield [event, ...others];
}

describe('the same events give the same position', () => {
  test('the position is the same in each of the 720 orders in which six events can come to be known', () => {
    const lives = fc.sample(anyLife({ minEvents: 5, maxEvents: 5 }), { numRuns: 20, seed: LIVES.seed });
    for (const { terms, events, date } of lives) {
      const reported = new Set([...ordersOf(events)].map((order) => written(terms, order, date)));
      expect(reported.size).toBe(1);
    }
  });

  test('where two extensions name one payment, the first of them was bought', () => {
    const { loan, events, day } = livedLoan();
    const paid = payment(centavos(76_560), day(30));
    const bought = (days: number, commissionRate: string): LoanEvent => ({
      ...happened(`extension:${days}`, day(30)),
      kind: 'extension',
      payment: paid.id,
      type: 'cheap',
      days,
      commissionRate,
    });
    const two = [bought(14, '0.01'), bought(30, '0.02')];
    const on = (order: readonly LoanEvent[]) => positionOn(loan, [...events, paid, ...order], day(30));
    expect(on(two.toReversed())).toEqual(on(two));
    expect(on(two).extensions).toMatchObject([{ days: 14 }]);
  });

  test('the position is the same in any order in which more events come to be known', () => {
    const shuffled = anyLife({ minEvents: 6, maxEvents: 14 }).chain(({ terms, events, date }) =>
      fc.record({
        life: fc.constant({ terms, events, date }),
        order: fc.shuffledSubarray([...events], { minLength: events.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ life: { terms, events, date }, order }) => {
        expect(written(terms, order, date)).toBe(written(terms, events, date));
      }),
      LIVES,
    );
  });
});
