import { addDays, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLife, LIVES, type Life } from './life.fixture.ts';
import { arrival } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';

const paying = anyLife({ kinds: ['payment'], minEvents: 1, maxEvents: 6 });
const pick = fc.nat(5);

/**
 * Centavo by which sums may differ: where a cap cuts a charge, its IVA is that of the amount charged, so some sums
 * cannot be reached to the centavo, and one composition of charges may use a centavo of the cap that another one
 * leaves.
 */
const CUT = 1;

/** Returns what the borrower still has to pay; below zero for what is to be refunded. */
function left({ terms, date }: Life, events: readonly LoanEvent[]): number {
  const { outstandingCentavos, creditCentavos, keptCentavos } = positionOn(terms, events, date);
  return outstandingCentavos - creditCentavos - keptCentavos;
}

/** Returns the same events, with another day or amount for one payment. */
const withPayment = ({ events }: Life, index: number, change: (payment: Paid) => Partial<Paid>): LoanEvent[] => {
  const at = 1 + (index % (events.length - 1));
  return events.map((event, place) =>
    place === at && event.kind === 'payment' ? { ...event, ...change(event) } : event,
  );
};
type Paid = { readonly valueDate: PlainDate; readonly amountCentavos: Centavos };

describe('a borrower', () => {
  test('a borrower who pays earlier never pays more', () => {
    fc.assert(
      fc.property(paying, pick, fc.integer({ min: 1, max: 40 }), (life, index, days) => {
        const earlier = withPayment(life, index, ({ valueDate }) => ({ valueDate: addDays(valueDate, -days) }));
        const later = life.events;
        const isPaid = later.every(({ valueDate }) => valueDate <= life.date);
        fc.pre(isPaid);
        expect(left(life, earlier)).toBeLessThanOrEqual(left(life, later) + CUT);
      }),
      LIVES,
    );
  });

  test('a borrower who pays more never has more left to pay', () => {
    fc.assert(
      fc.property(paying, pick, fc.integer({ min: 1, max: 400_000 }), (life, index, more) => {
        const larger = withPayment(life, index, ({ amountCentavos }) => ({
          amountCentavos: centavos(amountCentavos + more),
        }));
        expect(left(life, larger)).toBeLessThanOrEqual(left(life, life.events) + CUT);
      }),
      LIVES,
    );
  });

  test('a borrower whose money arrives later never pays more', () => {
    fc.assert(
      fc.property(paying, fc.integer({ min: 1, max: 20 }), (life, days) => {
        const terms = { ...life.terms, interestFrom: 'arrival' as const };
        const arrivingAfter = (lag: number) => [arrival(terms, lag), ...life.events.slice(1)];
        const lived = { ...life, terms, date: addDays(life.date, 2 * days) };
        // A late fee of each instalment is rounded on its own; the same sum divided otherwise may round otherwise.
        const roundings = terms.policy.late.kind === 'fee' ? terms.dueDates.length - 1 : 0;
        expect(left(lived, arrivingAfter(days))).toBeLessThanOrEqual(left(lived, arrivingAfter(0)) + roundings + CUT);
      }),
      LIVES,
    );
  });
});

describe('the amount that settles a loan on a day', () => {
  const settling = (life: Life, amounts: readonly number[]): LoanEvent[] =>
    amounts.map((amount, index) => ({
      id: `settling:${index}`,
      kind: 'payment',
      method: 'spei',
      valueDate: life.date,
      at: `${life.date}T24:0${index}:00.000Z`,
      amountCentavos: centavos(amount),
    }));

  test('the payoff amount settles a loan to the centavo, in one payment or in several', () => {
    fc.assert(
      fc.property(anyLife(), fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }), (life, shares) => {
        const { terms, events, date } = life;
        const { outstandingCentavos: owed, state } = positionOn(terms, events, date);
        fc.pre(owed > 0 && state !== 'sold' && state !== 'pending');
        const parts = shares.map((share) => Math.floor((owed * share) / 400));
        const rest = owed - parts.reduce((sum, part) => sum + part, 0);
        const settled = positionOn(terms, [...events, ...settling(life, [...parts, rest])], date);
        expect(settled.outstandingCentavos).toBe(0);
        expect(['settled', 'withdrawn']).toContain(settled.state);
        if (settled.state === 'settled')
          expect(settled.keptCentavos).toBeLessThanOrEqual(terms.policy.toleranceCentavos);
      }),
      LIVES,
    );
  });
});
