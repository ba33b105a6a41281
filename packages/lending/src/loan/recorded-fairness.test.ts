import { addDays } from '@lender/calculator';
import { cases } from '@lender/vitest/depth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTerms, LIVES, type Life } from './life.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';
import { anyRecordedLife, OWN_KINDS } from './recorded-life.fixture.ts';

/** Recorded lives take longer to make than to check. */
const RUNS = { ...LIVES, numRuns: cases(1_500) };

/** Returns what the borrower still has to pay; below zero for what is to be refunded. */
function left({ terms, date }: Life, events: readonly LoanEvent[]): number {
  const { outstandingCentavos, creditCentavos, keptCentavos } = positionOn(terms, events, date);
  return outstandingCentavos - creditCentavos - keptCentavos;
}

const uncapped = anyTerms.map((terms) => ({
  ...terms,
  policy: { ...terms.policy, caps: { totalShare: '99', dailyShare: '9' } },
}));

/**
 * A waiver ends one sum of a charge and of its IVA and begins the next: each is rounded, so each waiver may be off by two
 * centavos. Where a cap cuts a charge, one composition of charges may use a centavo of the cap that another one leaves.
 */
const roundingsOf = ({ events }: Life, ofCaps: number) =>
  ofCaps + 2 * events.filter(({ kind }) => kind === 'waiver').length;

/**
 * Lives without a cap, or without waivers: where less interest leaves room under a cap, other charges take it, and a
 * waiver of interest does not cover them.
 */
const lives = [
  ['under no cap', anyRecordedLife({ kinds: OWN_KINDS, terms: uncapped }), 0],
  ['without waivers, under any cap', anyRecordedLife({ kinds: OWN_KINDS.filter((kind) => kind !== 'waiver') }), 1],
] as const;
const pick = fc.nat(11);

describe.each(lives)('recorded events of a loan %s', (_where, ownLife, ofCaps) => {
  test('no payment dated earlier costs more than the same payment dated later', () => {
    fc.assert(
      fc.property(ownLife, pick, fc.integer({ min: 1, max: 40 }), (life, index, days) => {
        // A payment that bought an extension keeps its day: another day is another extension.
        const buyers = new Set(life.events.map((event) => (event.kind === 'extension' ? event.payment : undefined)));
        const payments = life.events.filter(({ kind, id }) => kind === 'payment' && !buyers.has(id));
        const moved = payments[index % Math.max(1, payments.length)];
        fc.pre(moved !== undefined);
        const earlier = life.events.map((event) => {
          if (event !== moved) return event;
          const valueDate = addDays(event.valueDate, -days);
          return { ...event, valueDate, at: event.at.replace(event.valueDate, valueDate) };
        });
        expect(left(life, earlier)).toBeLessThanOrEqual(left(life, life.events) + roundingsOf(life, ofCaps));
      }),
      RUNS,
    );
  });
});

test('no waiver raises a debt', () => {
  fc.assert(
    fc.property(anyRecordedLife({ kinds: OWN_KINDS }), pick, (life, index) => {
      const waivers = life.events.filter(({ kind }) => kind === 'waiver');
      const waiver = waivers[index % Math.max(1, waivers.length)];
      fc.pre(waiver !== undefined);
      const without = life.events.filter((event) => event !== waiver);
      expect(left(life, life.events)).toBeLessThanOrEqual(left(life, without) + roundingsOf(life, 1));
    }),
    RUNS,
  );
});
