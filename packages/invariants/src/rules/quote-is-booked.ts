import { addDays, type PlainDate } from '@lender/calculator';
import { getPayoff, listOwnLoans, type Reply } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { type Centavos, centavos, formatPesos, sumCentavos } from '@lender/money';
import * as fc from 'fast-check';
import { claimAllocation } from '../asking/claim-allocation.ts';
import { claimAsQuoted } from '../asking/claim-as-quoted.ts';
import { claimPositionSums } from '../asking/claim-position-sums.ts';
import { claimSame } from '../asking/claim-same.ts';
import { eventsOf } from '../asking/expected-position.ts';
import { forAll, PLAIN } from '../asking/for-all.ts';
import { readProduct } from '../asking/product.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim, claimEqual } from '../trouble.ts';
import { type Borrower, borrow } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf, passDays, registerPaid, shareOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const quoteIsBooked: Rule = {
  code: 'quote_is_booked',
  sentence: {
    en: 'What is quoted is what is signed, and what is quoted for a day is what a payment of that day books, component by component; what is paid beyond it is the payer’s.',
    es: sentences.quote_is_booked,
  },
  reason:
    'Paying exactly what was quoted settles the loan; paying less pays what is due first, and no centavo is lost.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => (await claimSigned(world)) + (await claimQuotesOfDays(world)) + (await claimPayments(world)),
};

async function claimSigned(world: World): Promise<number> {
  const borrower = await livedLoan(world);
  world.trace.begin();
  await claimAsQuoted(borrower);
  return 1;
}

/** Days for which a payoff is quoted, from today on. */
const DAYS = fc.integer({ min: 0, max: 90 });

/** Claims that borrowers are quoted what staff see, for any day to come. */
async function claimQuotesOfDays(world: World): Promise<number> {
  const borrower = await livedLoan(world);
  const { date: today } = await must(borrower, getPayoff, { query: {} });
  return forAll(world, { cases: DAYS }, async (days) => {
    const date = addDays(today, days);
    const quote = await must(borrower, getPayoff, { query: { date } });
    const { position } = await loanOf(world, borrower.loanId, date);
    claimEqual(
      `payoff that is quoted for ${date}, beside what is owed then`,
      quote.amount,
      position.outstanding,
      formatPesos,
    );
    claimSame(`position that is quoted for ${date}, beside what staff see`, quote.position, position);
  });
}

const STEP = fc.record({ days: fc.integer({ min: 1, max: 3 }), thousandths: fc.integer({ min: 50, max: 700 }) }, PLAIN);
const LIFE = fc.array(STEP, { minLength: 1, maxLength: 2 });

/**
 * Claims that payments book what was quoted for their days, until one settles the loan. Each case has a borrower of its
 * own.
 */
const claimPayments = (world: World): Promise<number> =>
  forAll(world, { cases: LIFE, runs: world.clients, smaller: world.clients - 1 }, async (life) => {
    const borrower = await borrow(world);
    await claimAsQuoted(borrower);
    for (const { days, thousandths } of life)
      await payAsQuoted(world, borrower, { days, amountOf: (owed) => shareOf(owed, thousandths) });
    await payAsQuoted(world, borrower, { days: 1, amountOf: (owed) => owed });
    await claimClosed(world, borrower);
    await overpay(world, borrower);
  });

/** Claims that nothing is left of a loan that was paid as quoted, for every reader. */
async function claimClosed(world: World, borrower: Borrower): Promise<void> {
  const { status, position } = await loanOf(world, borrower.loanId);
  claimEqual('status of a loan that was paid as quoted', status, LOAN_STATUS.paid);
  claimPositionSums(position);
  claimEqual('what a loan owes that was paid as quoted', position.outstanding, centavos(0), formatPesos);
  const listed = (await must(borrower, listOwnLoans)).find(({ id }) => id === borrower.loanId);
  const owed = listed?.outstanding ?? centavos(0);
  claimEqual('what a loan owes that was paid as quoted, in the list of loans', owed, centavos(0), formatPesos);
}

/** An odd amount, more than any lender's tolerance. */
const TOO_MUCH = centavos(10_111);

/** Claims that money paid for a loan without debt remains the payer's: as credit, or refunded. */
async function overpay(world: World, { loanId }: Borrower): Promise<void> {
  const { position } = await loanOf(world, loanId);
  await registerPaid(world, { loanId, amountCentavos: TOO_MUCH, paidOn: position.date });
  const { status, position: after } = await loanOf(world, loanId);
  claimEqual('status of a paid loan that was paid once more', status, LOAN_STATUS.paid);
  claimEqual('what a paid loan owes that was paid once more', after.outstanding, centavos(0), formatPesos);
  const { toleranceCentavos } = (await readProduct(world)).servicing();
  if (TOO_MUCH <= toleranceCentavos) return;
  const back = (await eventsOf(world, { loanId })).flatMap(({ kind, amount }) =>
    kind === 'refund' && amount !== null ? [amount] : [],
  );
  const kept = centavos(TOO_MUCH - after.credit - sumCentavos(back));
  claim(kept === 0, () => `of ${formatPesos(TOO_MUCH)} paid beyond the debt, ${formatPesos(kept)} are not booked`);
}

interface Step {
  readonly days: number;
  readonly amountOf: (owed: Centavos) => Centavos;
}

async function payAsQuoted(world: World, borrower: Borrower, { days, amountOf }: Step): Promise<void> {
  const { loanId } = borrower;
  const quote = await quotedIn(borrower, days);
  const paidOn = await passDays(world, days);
  const { position: before, schedule } = await loanOf(world, loanId);
  claimEqual(`what is owed on ${paidOn}, beside what was quoted for it`, before.outstanding, quote.amount, formatPesos);
  const amountCentavos = amountOf(quote.amount);
  await registerPaid(world, { loanId, amountCentavos, paidOn });
  const { position: after } = await loanOf(world, loanId);
  const rest = centavos(quote.amount - amountCentavos);
  const what = `what is owed after ${formatPesos(amountCentavos)} were paid on ${paidOn} of the ${formatPesos(quote.amount)} that were quoted`;
  claimEqual(what, after.outstanding, rest, formatPesos);
  if (schedule.length === 1) claimAllocation({ before, after, amountCentavos });
}

async function quotedIn(borrower: Borrower, days: number): Promise<Reply<typeof getPayoff>> {
  const today: PlainDate = (await must(borrower, getPayoff, { query: {} })).date;
  return must(borrower, getPayoff, { query: { date: addDays(today, days) } });
}
