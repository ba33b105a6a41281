import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_CHARGES } from '../ledger/loan-charges.data.ts';
import { anyLife, LIVES } from './life.fixture.ts';
import { happened, payment } from './loan.fixture.ts';
import type { Withdrawal } from './loan-event.ts';
import { positionOn } from './position-on.ts';

const UNTIL = 14;
const paying = anyLife({ kinds: ['payment', 'reversal'], maxEvents: 5 });

describe('a borrower who asked to cancel the contract', () => {
  const asking = fc.record({ life: paying, askedDay: fc.integer({ min: 5, max: UNTIL }) }).map(({ life, askedDay }) => {
    const date = addDays(life.terms.payoutDate, askedDay);
    const asked: Withdrawal = {
      ...happened('asked', date),
      kind: 'withdrawal',
      until: addDays(life.terms.payoutDate, UNTIL),
    };
    return { ...life, asked, events: [...life.events, asked] };
  });

  test('a borrower who asked to cancel the contract pays back what was received, and nothing else', () => {
    fc.assert(
      fc.property(asking, ({ terms, events, asked }) => {
        const open = positionOn(terms, events, asked.until);
        fc.pre(open.state === 'open');
        const amountCentavos = open.withdrawal?.amountCentavos ?? centavos(0);
        const returned = payment(amountCentavos, asked.until, 'returned');
        const last = { ...returned, at: `${asked.until}T24:00:00.000Z` };
        const position = positionOn(terms, [...events, last], asked.until);
        expect(position).toMatchObject({ state: 'withdrawn', outstandingCentavos: 0, creditCentavos: 0 });
        expect(position.principal.paid).toBe(terms.principalCentavos);
        for (const { name } of LOAN_CHARGES)
          expect(position.charges[name].charged).toEqual({ netCentavos: 0, ivaCentavos: 0 });
      }),
      LIVES,
    );
  });

  test('a borrower who asked to cancel and does not pay back in time owes the same as one who did not ask', () => {
    fc.assert(
      fc.property(asking, ({ terms, events, asked, date }) => {
        const after = date > asked.until ? date : addDays(asked.until, 1);
        const position = positionOn(terms, events, after);
        fc.pre(position.state !== 'withdrawn');
        const notAsked = events.filter((event) => event !== asked);
        expect(position).toEqual(positionOn(terms, notAsked, after));
      }),
      LIVES,
    );
  });
});
