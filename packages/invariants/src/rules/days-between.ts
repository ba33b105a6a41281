import { addDays, daysBetween, mexicoDate, PAY_CYCLES } from '@lender/calculator';
import { getActiveLoan, getCalculatorConfig, getPublicOffer, getSandboxClock, listOwnLoans } from '@lender/contract';
import { claimDays } from '../asking/claim-days.ts';
import { expectedOffer, signedBy } from '../asking/expected-offer.ts';
import { readProduct } from '../asking/product.ts';
import { forEverybodysQuotes } from '../asking/quotes.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim, claimEqual } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const daysBetweenRule: Rule = {
  code: 'days_between',
  sentence: {
    en: 'Days are counted as the calendar of Mexico City counts them: today, terms, due dates and days late; no day that is over is sold.',
    es: sentences.days_between,
  },
  reason: 'Interest runs by the day, and due dates fall on working days: a day too many is money.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const { pricing } = await readProduct(world);
    await claimToday(world);
    const past = await claimPastUnsold(world);
    const quotes = await forEverybodysQuotes(world, (quoted) => claimDays(quoted, expectedOffer(quoted, pricing)));
    const borrower = await livedLoan(world);
    world.trace.begin();
    claimDays(signedBy(borrower), expectedOffer(signedBy(borrower), pricing));
    return past + quotes + (await claimDaysOfLoan(world, borrower));
  },
};

/** Claims that the calculator and the sandbox clock give the same day, the one in Mexico City. */
async function claimToday(world: World): Promise<void> {
  world.trace.begin();
  const { businessDate, now } = await must(await world.staff(), getSandboxClock);
  claimEqual(`business day at ${now}`, businessDate, mexicoDate(Date.parse(now)));
  const { today } = await must(world.visitor, getCalculatorConfig);
  claimEqual('today of the calculator, beside the clock of the sandbox', today, businessDate);
}

/** Claims that no loan is priced whose due date has passed. */
async function claimPastUnsold({ visitor, trace }: World): Promise<number> {
  trace.begin();
  const { today, amountLimits } = await must(visitor, getCalculatorConfig);
  const payDates: [string, string] = [addDays(today, -2), addDays(today, -1)];
  for (const payCycle of PAY_CYCLES) {
    const params = { sequence_type: 'first', amount: amountLimits.new.minAmount, payCycle, payDates } as const;
    const { ok } = await visitor.call(getPublicOffer, { params, query: {} });
    claim(!ok, () => `on ${today} a loan was priced that is paid ${payCycle} on ${payDates.join(' and ')}`);
  }
  return PAY_CYCLES.length;
}

/** A day on which the loan is not due yet, the day itself, and one on which it is late. */
const DAYS_FROM_DUE = [-3, 0, 1, 10] as const;

async function claimDaysOfLoan(world: World, borrower: Borrower): Promise<number> {
  const { id, dueDate, repaymentInvoice, position, startDate } = await must(borrower, getActiveLoan, { query: {} });
  const left = daysBetween(position.date, dueDate);
  claimEqual(
    `days from ${position.date} to the due date ${dueDate}`,
    Math.abs(repaymentInvoice.dueDays),
    Math.abs(left),
  );
  const listed = (await must(borrower, listOwnLoans)).find((loan) => loan.id === id);
  claimEqual('due date in the list of loans', listed?.dueDate ?? null, dueDate);
  claimEqual('start date in the list of loans', listed?.startDate ?? null, startDate);
  // With several instalments the first one that was missed counts, which `position_by_terms` checks.
  if (borrower.offer.schedule.length > 1) return 1;
  for (const days of DAYS_FROM_DUE) {
    const date = addDays(dueDate, days);
    const then = await loanOf(world, borrower.loanId, date);
    claimEqual(`days late on ${date}, of what was due on ${dueDate}`, then.position.daysLate, Math.max(0, days));
  }
  return DAYS_FROM_DUE.length;
}
