import { addDays, daysBetween } from '@lender/calculator';
import { getActiveLoan } from '@lender/contract';
import { expectedOffer } from '../asking/expected-offer.ts';
import { readPricing } from '../asking/product.ts';
import { forQuotes } from '../asking/quotes.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claimEqual } from '../trouble.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const daysBetweenRule: Rule = {
  code: 'days_between',
  sentence: {
    en: 'Days are counted as the calendar of Mexico City counts them: terms, due dates and days late.',
    es: sentences.days_between,
  },
  reason: 'Interest runs by the day, and due dates fall on working days: a day too many is money.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const pricing = await readPricing(world);
    const quotes = await forQuotes(world, (quoted) => {
      const { quote, config } = quoted;
      const expected = expectedOffer(quoted, pricing);
      claimEqual('startDate of a quote', quote.startDate, config.today);
      claimEqual(`term from ${quote.startDate} to ${expected.dueDate}`, quote.term.value, expected.termDays);
      claimEqual('endDate of a quote', quote.endDate, expected.endDate);
      quote.schedule.forEach(({ dueDate }, index) => {
        claimEqual(`dueDate of schedule[${index}]`, dueDate, expected.instalments[index]?.dueDate ?? '');
      });
    });
    return quotes + (await claimDaysOfLoan(world));
  },
};

/** A day on which the loan is not due yet, the day itself, and one on which it is late. */
const DAYS_FROM_DUE = [-3, 0, 1, 10] as const;

async function claimDaysOfLoan(world: World): Promise<number> {
  const borrower = await livedLoan(world);
  world.trace.begin();
  const { dueDate, repaymentInvoice, position } = await must(borrower, getActiveLoan, { query: {} });
  const left = daysBetween(position.date, dueDate);
  claimEqual(
    `days from ${position.date} to the due date ${dueDate}`,
    Math.abs(repaymentInvoice.dueDays),
    Math.abs(left),
  );
  for (const days of DAYS_FROM_DUE) {
    const date = addDays(dueDate, days);
    const then = await loanOf(world, borrower.loanId, date);
    claimEqual(`days late on ${date}, of what was due on ${dueDate}`, then.position.daysLate, Math.max(0, days));
  }
  return DAYS_FROM_DUE.length;
}
