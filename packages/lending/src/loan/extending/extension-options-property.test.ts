import { addDays, daysBetween } from '@lender/calculator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOAN_CHARGES } from '../../ledger/loan-charges.data.ts';
import { anyLife, LIVES } from '../life.fixture.ts';
import { happened, payment } from '../loan.fixture.ts';
import type { ExtensionBought } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import { validateLoanEvent } from '../recording/validate-loan-event.ts';
import { extensionOptions } from './extension-options.ts';

test('a borrower who pays exactly the price of an extension owes exactly the principal, so many days later', () => {
  // Under the tightest caps nothing is sold; another test covers that.
  const paying = anyLife({ kinds: ['payment'], maxEvents: 3 }).filter(
    ({ terms: { policy } }) => policy.caps.totalShare !== '0.0713' && policy.caps.dailyShare !== '0.004',
  );
  fc.assert(
    fc.property(paying, fc.integer({ min: -3, max: 3 }), fc.nat(2), (life, away, pick) => {
      const { terms, events } = life;
      const date = addDays(terms.endDates[0], away);
      const options = extensionOptions(terms, events, date);
      const option = options.ok ? options.value[pick % options.value.length] : undefined;
      fc.pre(option !== undefined);
      if (!option) return;
      const before = positionOn(terms, events, date);
      const { amountCentavos, type, days, commissionRate, newDueDate, dueDate } = option;
      const paid = { ...payment(amountCentavos, date, 'price'), at: `${date}T24:00:00.000Z` };
      const bought: ExtensionBought = {
        ...happened('extension', date),
        ...{ kind: 'extension', payment: paid.id, type, days, commissionRate },
      };
      expect(validateLoanEvent(terms, [...events, paid], bought).ok).toBe(true);
      const after = positionOn(terms, [...events, paid, bought], date);
      expect(after.outstandingCentavos).toBe(after.principal.outstanding);
      expect(after.principal.outstanding).toBe(before.principal.outstanding);
      expect(after.overdueCentavos).toBe(0);
      expect(daysBetween(dueDate, newDueDate)).toBe(days);
      const later = positionOn(terms, [...events, paid, bought], newDueDate);
      const charged = LOAN_CHARGES.map(({ name }) => later.charges[name].charged);
      const cost = charged.reduce((sum, { netCentavos, ivaCentavos }) => sum + netCentavos + ivaCentavos, 0);
      expect(cost).toBeLessThanOrEqual(terms.principalCentavos * Number(terms.policy.caps.totalShare));
    }),
    LIVES,
  );
});
