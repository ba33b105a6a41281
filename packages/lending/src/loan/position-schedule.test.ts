import { addDays, PAY_CYCLES, type PayCycle, plainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPrincipal, LIVES } from './life.fixture.ts';
import { arrival, CALENDAR, payment, SERVICING } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import { positionOn } from './position-on.ts';
import type { ServicedTerms } from './serviced-terms.ts';

const signed = plainDate('2026-11-23');
const calendar = mexicanCalendar(CALENDAR);

const anyOffer = fc
  .record({
    principalCentavos: anyPrincipal,
    cycle: fc.constantFrom<PayCycle>(...PAY_CYCLES),
    firstPayDay: fc.integer({ min: 1, max: 14 }),
    instalments: fc.integer({ min: 1, max: 5 }),
    payoutDay: fc.integer({ min: 0, max: 300 }),
    discount: fc.record({ interest: fc.constantFrom('0', '0.3'), serviceFee: fc.constantFrom('0', '0.5') }),
  })
  .map(({ principalCentavos, cycle, firstPayDay, instalments, payoutDay, discount }) => {
    const payoutDate = addDays(signed, payoutDay);
    const first = addDays(payoutDate, firstPayDay);
    return quoteOffer({
      principalCentavos,
      payoutDate,
      cycle,
      payDates: [first, addDays(first, cycle === 'weekly' ? 7 : 15)],
      pricing: { ...REFERENCE_PRICING, instalments },
      discount,
      isWorkingDay: calendar.isWorkingDay,
    });
  })
  .filter((offer) => offer.ok);

test('the amounts of the offered schedule fall due, to the centavo, when each instalment is paid on its day', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      if (!offer.ok) return;
      const { terms: priced, instalments } = offer.value;
      const [first, ...others] = priced.dueDates;
      const terms: ServicedTerms = {
        ...priced,
        signedOn: priced.payoutDate,
        endDates: [calendar.workingDayFrom(first), ...others.map(calendar.workingDayFrom)],
        interestFrom: 'arrival',
        policy: { ...SERVICING, caps: { totalShare: '1', dailyShare: '1' } },
      };
      const events: LoanEvent[] = [arrival(terms)];
      for (const [index, dueDate] of priced.dueDates.entries()) {
        const due = positionOn(terms, events, dueDate).dueCentavos;
        expect(due).toBe(instalments[index]?.totalCentavos);
        expect(terms.endDates[index]).toBe(instalments[index]?.dueDate);
        events.push(payment(due, dueDate));
      }
      expect(positionOn(terms, events, offer.value.endDate)).toMatchObject({ state: 'settled', creditCentavos: 0 });
    }),
    LIVES,
  );
});
