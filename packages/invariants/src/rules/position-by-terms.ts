import { addDays, daysBetween } from '@lender/calculator';
import { getActiveLoan } from '@lender/contract';
import { type Centavos, formatPesos } from '@lender/money';
import * as fc from 'fast-check';
import { claimSame } from '../asking/claim-same.ts';
import { eventsOf, expectedPosition, type ReportedEvents, signedTerms } from '../asking/expected-position.ts';
import { forAll } from '../asking/for-all.ts';
import { readProduct } from '../asking/product.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim, claimEqual } from '../trouble.ts';
import { type Lived, livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must } from '../world/session.ts';

export const positionByTerms: Rule = {
  code: 'position_by_terms',
  sentence: {
    en: 'What a loan owes on any day, component by component, is what its signed terms and its payments come to.',
    es: sentences.position_by_terms,
  },
  reason:
    'A debt follows from what was signed and what was paid, and from nothing else: not from when it was asked for.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const borrower = await livedLoan(world);
    world.trace.begin();
    const terms = signedTerms(borrower, await readProduct(world));
    const reported = await eventsOf(world, borrower);
    claimReported(borrower, reported);
    await claimPaymentsShown(borrower, reported);
    const last = daysBetween(terms.payoutDate, terms.endDates.at(-1) ?? terms.payoutDate) + AFTER_DUE;
    const tries = Math.min(world.tries, MOST_DAYS);
    return forAll(world, { cases: fc.integer({ min: 0, max: last }), runs: tries, smaller: tries }, async (days) => {
      const date = addDays(terms.payoutDate, days);
      const { position } = await loanOf(world, borrower.loanId, date);
      claimSame(
        `position on ${date}, beside what the terms and payments come to`,
        position,
        expectedPosition(terms, reported, date),
      );
    });
  },
};

/** Number of days after the last due date that are checked, too. */
const AFTER_DUE = 45;
/** Largest number of days of one loan that are checked; more add little. */
const MOST_DAYS = 25;

/** Claims that the server reports the payout and the payment that was made, each once. */
function claimReported({ offer, paidOn, paidCentavos }: Lived, reported: ReportedEvents): void {
  const payouts = reported.filter(({ kind }) => kind === 'disbursed');
  claimEqual('payouts among the events of a loan', payouts.length, 1);
  claimEqual('what was paid out', payouts[0]?.amount ?? null, offer.principal, pesosOrNothing);
  const same = reported.filter(
    ({ kind, valueDate, amount }) => kind === 'payment' && valueDate === paidOn && amount === paidCentavos,
  );
  const what = `payments of ${formatPesos(paidCentavos)} on ${paidOn} among the events of a loan`;
  claim(same.length === 1, () => `${what}: ${same.length}, and not 1`);
}

/** Claims that the borrower sees each payment that counts, with its amount and day. */
async function claimPaymentsShown(borrower: Lived, reported: ReportedEvents): Promise<void> {
  const { payments } = await must(borrower, getActiveLoan, { query: { loanId: borrower.loanId } });
  const shown = payments.map(({ amount, paidOn }) => ({ amount, paidOn }));
  const known = reported.flatMap(({ kind, amount, valueDate }) =>
    kind === 'payment' ? [{ amount, paidOn: valueDate }] : [],
  );
  claimSame('payments that a borrower sees, beside the events', sorted(shown), sorted(known));
}

const sorted = <Row extends { readonly paidOn: string; readonly amount: number | null }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.paidOn.localeCompare(other.paidOn) || Number(one.amount) - Number(other.amount));

const pesosOrNothing = (amount: Centavos | null): string => (amount === null ? 'nothing' : formatPesos(amount));
