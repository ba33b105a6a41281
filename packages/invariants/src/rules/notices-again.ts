import { getLoanLedger, getOpenPayBarcode, listNotices, type Reply, replayNotice } from '@lender/contract';
import { centavos } from '@lender/money';
import * as fc from 'fast-check';
import { payoutsOf } from '../asking/claim-one-payout.ts';
import { claimSame } from '../asking/claim-same.ts';
import { eventsOf } from '../asking/expected-position.ts';
import { forAll } from '../asking/for-all.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { CannotRun } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import { pause, waitUntil } from '../world/wait-until.ts';
import type { World } from '../world/world.ts';

export const noticesAgain: Rule = {
  code: 'notices_again',
  sentence: {
    en: 'A notice of a provider that comes again, in any order, changes nothing.',
    es: sentences.notices_again,
  },
  reason: 'Providers tell the same thing twice, late and out of order. Only what is true of the money counts.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const borrower = await livedLoan(world);
    await payAtStore(world, borrower);
    const ids = await noticesOf(world, borrower);
    const orders = fc.shuffledSubarray([...ids], { minLength: ids.length });
    return forAll(world, { cases: orders, runs: Math.min(2, ids.length), smaller: 0 }, (order) =>
      claimUnmoved(world, borrower, order),
    );
  },
};

const AT_STORE = centavos(5_000);

/** Pays at the store where the sandbox has one, so that its provider reports a payment too. */
async function payAtStore(world: World, borrower: Borrower): Promise<void> {
  const { store, patienceMs } = world.options;
  if (!store) return;
  const { length: before } = await eventsOf(world, borrower);
  const charge = await must(borrower, getOpenPayBarcode, { body: { kind: 'repayment', amount: AT_STORE } });
  await store(charge.reference, charge.amount);
  const arrived = async () => (await eventsOf(world, borrower)).length > before || undefined;
  await waitUntil('no payment at the store arrived', arrived, patienceMs);
}

/** Returns the notices of providers about a loan: about its payouts, and about the payments that its events name. */
async function noticesOf(world: World, borrower: Borrower): Promise<readonly string[]> {
  const notices = await must(await world.staff(), listNotices, { query: { perPage: 100 } });
  const payouts = new Set((await payoutsOf(world, borrower.loanId)).map(({ id }) => id));
  const events = await eventsOf(world, borrower);
  const ours = notices.filter(
    ({ orderId, transactionId }) =>
      (orderId !== null && payouts.has(orderId)) ||
      (transactionId !== null && events.some(({ id }) => id.includes(transactionId))),
  );
  if (ours.length === 0)
    throw new CannotRun('no provider told the server of this loan, or the server keeps no notices');
  return ours.map(({ id }) => id);
}

const LOOK_MS = 150;

async function claimUnmoved(world: World, borrower: Borrower, order: readonly string[]): Promise<void> {
  const staff = await world.staff();
  const { position } = await loanOf(world, borrower.loanId);
  const before = await seen(world, borrower, position.date);
  for (const id of order) await must(staff, replayNotice, { params: { id } });
  const end = Date.now() + (world.options.settleMs ?? 1_500);
  do {
    const { position: now } = await loanOf(world, borrower.loanId);
    if (now.date !== position.date) throw new CannotRun('a day ended while notices were handed on');
    const after = await seen(world, borrower, position.date);
    claimSame('the loan after notices came again', after, before);
    await pause(LOOK_MS);
  } while (Date.now() < end);
}

/** Returns everything that a repeated notice could change. */
async function seen(world: World, borrower: Borrower, asOf: Reply<typeof getLoanLedger>['loan']['dueDate']) {
  const { loanId: id } = borrower;
  const { position, status } = await loanOf(world, id, asOf);
  const { balances } = await must(await world.staff(), getLoanLedger, { params: { id }, query: { asOf } });
  const payouts = (await payoutsOf(world, id)).map((payout) => payout.state);
  return { status, position, balances, events: await eventsOf(world, borrower), payouts };
}
