import { mexicoDate } from '@lender/calculator';
import { APPLICATION_STATUS, CLIENT_STATUS, isCashPayout } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { findApplication, moveApplication } from '../../applications/index.ts';
import { moveClient } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { recordLoanEvent } from '../../loans/index.ts';
import { followMoney } from '../incoming/book-money.ts';
import { reportedMoment } from '../reported-moment.ts';
import { askForAccount } from './ask-for-account.ts';
import { type LoanPayout, loanPayout } from './loan-payout.ts';
import { notifyPayoutSent } from './notify-payout-sent.ts';
import type { PayoutRow } from './payout-row.ts';
import { openPayoutTask, settlePayoutTasks } from './payout-tasks.ts';
import type { Reported } from './reported.ts';

/** Applies the new status of a loan's payout to the loan, the application and the tasks of staff. */
export async function followLoanPayout(tx: Tx, row: PayoutRow, reported: Reported, services: Services): Promise<void> {
  const payout = loanPayout(row);
  switch (payout.status) {
    case 'sent':
      return notifyPayoutSent(tx, payout, services);
    case 'settled':
      return settle(tx, payout, reported, services);
    case 'refused':
    case 'cancelled':
      return openPayoutTask(tx, { kind: 'payout_refused', payout, cause: reported.cause }, services);
    case 'returned':
      return giveBack(tx, payout, reported, services);
    case 'returned_after_settlement':
      return takeBack(tx, payout, reported, services);
    default:
      return undefined;
  }
}

/** Returns the id of an arrival's event on its loan. */
const arrivalId = (payoutId: string): string => `disbursed:${payoutId}`;

/** Settles a payout that arrived at the client's bank. */
async function settle(tx: Tx, payout: LoanPayout, { provider }: Reported, services: Services): Promise<void> {
  const { now } = await services.clock.business(tx);
  await arrive(tx, { payout, at: reportedMoment(provider?.operationDate, now) }, services);
}

/** Starts the loan when the client has the money: interest runs from that day, and the application is complete. */
export async function arrive(
  tx: Tx,
  { payout, at, by = 'system' }: { readonly payout: LoanPayout; readonly at: Date; readonly by?: string },
  services: Services,
): Promise<void> {
  const { clientId, applicationId, loanId, method } = payout;
  // A payout cannot arrive before it is ordered.
  const arrivedAt = new Date(Math.max(at.getTime(), payout.created_at.getTime()));
  const event = {
    kind: 'disbursed',
    id: arrivalId(payout.id),
    valueDate: mexicoDate(arrivedAt.getTime()),
    at: arrivedAt.toISOString(),
    amountCentavos: payout.amount_centavos,
    ...(isCashPayout(method) && { brand: method }),
  } as const;
  const { position } = await recordLoanEvent(tx, { loan: { client_id: clientId, id: loanId }, event, by }, services);
  await followMoney(tx, { loan: { client_id: clientId, id: loanId }, position }, services);
  await settlePayoutTasks(tx, payout, services);

  const record = await findApplication(tx, { clientId, applicationId });
  // A payout that came back after it had arrived belongs to an application that is complete already.
  if (record?.status === APPLICATION_STATUS.completed) return;
  const to = APPLICATION_STATUS.completed;
  const moved = record && (await moveApplication(tx, { record, to, actor: 'server', by }, services));
  if (!moved?.ok) throw new Error(`application ${applicationId} was paid out in status ${record?.status}`);
}

/** The bank returned the money before it arrived: nothing is owed. */
async function giveBack(tx: Tx, payout: LoanPayout, { cause }: Reported, services: Services): Promise<void> {
  await recordReturn(tx, payout, cause, services);
  await askForAccount(tx, { payout, cause, kind: 'payout_returned' }, services);
}

/** The bank returned the money after it had arrived: it counts as never arrived, so nothing is owed. */
async function takeBack(tx: Tx, payout: LoanPayout, { cause }: Reported, services: Services): Promise<void> {
  await recordReturn(tx, payout, cause, services);
  const { now, today } = await services.clock.business(tx);
  const loan = { client_id: payout.clientId, id: payout.loanId };
  const of = arrivalId(payout.id);
  const event = { kind: 'correction', id: `correction:${of}`, valueDate: today, at: now.toISOString(), of } as const;
  const { position } = await recordLoanEvent(tx, { loan, event }, services);
  await followMoney(tx, { loan, position }, services);
  await openPayoutTask(tx, { kind: 'payout_returned_after_settlement', payout, cause }, services);
  const [from, to] = [CLIENT_STATUS.active, CLIENT_STATUS.bankAccountSelect];
  await moveClient(tx, { clientId: payout.clientId, from, to, actor: 'server', by: 'system' }, services);
}

const recordReturn = (
  tx: Tx,
  { clientId, applicationId }: LoanPayout,
  cause: string | undefined,
  services: Services,
): Promise<void> => {
  const event = { name: 'payout.returned', facts: { cause } } as const;
  return recordHistory(tx, services, { clientId, applicationId, actor: 'system', event });
};
