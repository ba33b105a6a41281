import type { PlainDate } from '@lender/calculator';
import { getActiveLoan, getLoanLedger } from '@lender/contract';
import { type Centavos, formatPesos } from '@lender/money';
import * as fc from 'fast-check';
import { claimSame, firstDifference } from '../asking/claim-same.ts';
import { forAll, PLAIN } from '../asking/for-all.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { CannotRun } from '../trouble.ts';
import { type Borrower, borrow } from '../world/borrower.ts';
import { loanOf, passDays, registerPaid, shareOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const anyOrder: Rule = {
  code: 'any_order',
  sentence: { en: 'In whatever order payments come to be known, a loan stands the same.', es: sentences.any_order },
  reason:
    'A payment counts from the day on which it was made: one that is heard of late saves exactly what it would have saved.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: (world) => forAll(world, { cases: PLANS, runs: 1, smaller: 0 }, (plan) => claimOneStatus(world, plan)),
};

const PLANS = fc.array(
  fc.record({ days: fc.integer({ min: 1, max: 3 }), thousandths: fc.integer({ min: 60, max: 250 }) }, PLAIN),
  { minLength: 2, maxLength: 3 },
);

interface Payment {
  readonly paidOn: PlainDate;
  readonly amountCentavos: Centavos;
}

/** Lends the same to several borrowers, whose equal payments on the same days reach the server in different orders. */
async function claimOneStatus(world: World, plan: readonly { days: number; thousandths: number }[]): Promise<void> {
  const borrowers = await Promise.all(Array.from({ length: Math.max(2, world.clients) }, () => borrow(world)));
  const [first, ...others] = await statuses(world, borrowers);
  if (others.some((other) => firstDifference(other, first) !== undefined))
    throw new CannotRun('two people were not lent the same on the same day');
  const owed = (await loanOf(world, borrowers[0]?.loanId ?? '')).position.outstanding;
  const payments: Payment[] = [];
  for (const { days, thousandths } of plan)
    payments.push({ paidOn: await passDays(world, days), amountCentavos: shareOf(owed, thousandths) });
  const orders = borrowers.map((_, index) => ordered(payments, index));
  for (const [index, { loanId }] of borrowers.entries())
    for (const payment of orders[index] ?? []) await registerPaid(world, { loanId, ...payment });
  const [inOrder, ...inOthers] = await statuses(world, borrowers);
  inOthers.forEach((status, index) => {
    const received = `the loan after payments were heard of as ${written(orders[index + 1])}, beside ${written(payments)}`;
    claimSame(received, status, inOrder);
  });
}

/** Returns the payments as they were made, then in reverse order, then each time beginning with another one. */
function ordered(payments: readonly Payment[], index: number): readonly Payment[] {
  if (index === 0) return payments;
  const turned = payments.toReversed();
  const at = (index - 1) % turned.length;
  return [...turned.slice(at), ...turned.slice(0, at)];
}

const written = (payments: readonly Payment[] = []) =>
  payments.map(({ amountCentavos, paidOn }) => `${formatPesos(amountCentavos)} of ${paidOn}`).join(', ');

/**
 * Returns the position of each loan for staff, for its borrower, and in the books; the books of a day that is over show
 * what was known by then.
 */
const statuses = (world: World, borrowers: readonly Borrower[]) =>
  Promise.all(
    borrowers.map(async (borrower) => {
      const { loanId: id } = borrower;
      const { status, position, schedule } = await loanOf(world, id);
      const { payoffToday, paid, position: own } = await must(borrower, getActiveLoan, { query: { loanId: id } });
      const query = { asOf: position.date };
      const { balances } = await must(await world.staff(), getLoanLedger, { params: { id }, query });
      return { status, position, schedule, own: { payoffToday, paid, position: own }, balances: amountsOf(balances) };
    }),
  );

/** Returns the amounts by account, in whatever order they come; an account without money counts as absent. */
const amountsOf = (balances: readonly { readonly account: string; readonly amount: Centavos }[]) =>
  Object.fromEntries(balances.flatMap(({ account, amount }) => (amount === 0 ? [] : [[account, amount] as const])));
