import { mexicoDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { recordLoanEvent } from '../../loans/index.ts';
import { followMoney } from '../incoming/book-money.ts';
import { reportedMoment } from '../reported-moment.ts';
import type { PayoutRow } from './payout-row.ts';
import { openPayoutTask, settleAttempts } from './payout-tasks.ts';
import { refundTask } from './refund-task.policy.ts';
import type { Reported } from './reported.ts';

interface CreditRefund {
  readonly payout: PayoutRow;
  readonly loan: { readonly client_id: string; readonly id: string };
  readonly reported: Reported;
}

/**
 * Applies to a loan the new status of a refund of its credit: it is a refund once it arrived, and never was one when it
 * comes back after that. Money that does not arrive is credit again, and a person is notified.
 */
export async function followCreditRefund(
  tx: Tx,
  payout: PayoutRow,
  reported: Reported,
  services: Services,
): Promise<void> {
  const { client_id, loan_id: id } = payout;
  if (id === null) throw new Error(`refund ${payout.id} is of nothing`);
  const refund = { payout, loan: { client_id, id }, reported: reported };
  if (payout.status === 'settled') return arrive(tx, refund, services);
  const kind = refundTask(payout.status);
  if (!kind) return;
  await openPayoutTask(tx, { kind, payout, cause: reported.cause }, services);
  if (payout.status === 'returned_after_settlement') await comeBack(tx, refund, services);
}

/** Returns the id of a refund's event on its loan. */
const eventIdOf = ({ id }: PayoutRow): string => `refund:${id}`;

async function arrive(tx: Tx, { payout, loan, reported }: CreditRefund, services: Services): Promise<void> {
  const { now } = await services.clock.business(tx);
  const moment = reportedMoment(reported.provider?.operationDate, now);
  // A refund cannot arrive before it is ordered.
  const at = new Date(Math.max(moment.getTime(), payout.created_at.getTime()));
  const event = {
    kind: 'refund',
    id: eventIdOf(payout),
    valueDate: mexicoDate(at.getTime()),
    at: at.toISOString(),
    amountCentavos: payout.amount_centavos,
  } as const;
  const { position } = await recordLoanEvent(tx, { loan, event }, services);
  await followMoney(tx, { loan, position }, services);
  if (position.creditCentavos > 0) return;
  const attempts = tx.selectFrom('payout').select('id').where('client_id', '=', loan.client_id);
  const refunds = await attempts.where('loan_id', '=', loan.id).where('purpose', '=', 'refund').execute();
  await settleAttempts(tx, refunds, services);
}

async function comeBack(tx: Tx, { payout, loan }: CreditRefund, services: Services): Promise<void> {
  const { now, today } = await services.clock.business(tx);
  const of = eventIdOf(payout);
  const event = { kind: 'correction', id: `correction:${of}`, valueDate: today, at: now.toISOString(), of } as const;
  const { position } = await recordLoanEvent(tx, { loan, event }, services);
  await followMoney(tx, { loan, position }, services);
}
