import { PAYMENT_METHODS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { leaveSuspense, receiveInSuspense } from '../../ledger/index.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { bookedName } from './booked-name.policy.ts';
import type { ChargeStatus } from './charge-status.policy.ts';
import { sealConcept } from './concept.ts';
import { isBooked } from './is-reported-payment.ts';
import { lockTransfer } from './lock-transfer.ts';
import { type MoneyIn, moneyOfCharge } from './money-in.ts';
import { sealOrigin } from './origin.ts';

type Deps = Pick<Services, 'clock' | 'newId' | 'vault'>;

/** Keeps an unmatched payment from the provider, or records that it went back. */
export async function applyIncomingPayment(
  tx: Tx,
  { charge, status }: { readonly charge: ProviderCharge; readonly status: ChargeStatus },
  services: Deps,
): Promise<void> {
  if (status === 'waiting') return;
  const { now } = await services.clock.business(tx);
  const money = moneyOfCharge(charge, now);
  if (status === 'gone' || status === 'ended') await letGo(tx, money, services);
  else await storeIncomingPayment(tx, { money, concept: charge.concept, by: undefined }, services);
}

export interface NewIncomingPayment {
  readonly money: MoneyIn;
  /** What the sender wrote beside it. */
  readonly concept: string | undefined;
  /** Member of staff who found it on a bank statement. */
  readonly by: string | undefined;
}

/**
 * Stores money in suspense, once, and asks a person whose it is.
 *
 * @returns its id; undefined when the same money is kept or booked already
 */
export async function storeIncomingPayment(
  tx: Tx,
  { money, concept, by }: NewIncomingPayment,
  services: Deps,
): Promise<string | undefined> {
  const id = services.newId();
  const { now } = await services.clock.business(tx);
  if (money.trackingKey !== undefined) await lockTransfer(tx, money.trackingKey);
  if (await isBooked(tx, money)) return undefined;
  const stored = await tx
    .insertInto('receipt')
    .values({
      id,
      method: money.method,
      provider_id: money.providerId,
      amount_centavos: money.amountCentavos,
      received_on: money.paidOn,
      received_at: money.paidAt,
      known_at: now,
      tracking_key: money.trackingKey ?? null,
      origin_sealed: sealOrigin(services.vault, id, money.origin) ?? null,
      concept_sealed: sealConcept(services.vault, id, concept),
      status: 'unmatched',
      ...(by !== undefined && { registered_by: by }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows !== 1n) return undefined;
  const { amountCentavos, paidOn: businessDate, method } = money;
  const on = PAYMENT_METHODS[method].clearingAccount;
  await receiveInSuspense(tx, { receipt: id, amountCentavos, businessDate, on }, services);
  const facts = { amount: amountCentavos, paymentId: id, cause: method };
  await openTask(tx, { subject: id, matter: { kind: 'receipt_unmatched', facts } }, services);
  return id;
}

/** Marks the receipt of money that the provider gave back unclaimed; if we give it back too, opens a task for staff. */
async function letGo(tx: Tx, { method, providerId, amountCentavos }: MoneyIn, services: Deps): Promise<void> {
  const kept = tx.selectFrom('receipt').select(['id', 'status', 'undone_count']).where('method', '=', method);
  const receipt = await kept.where('provider_id', '=', providerId).forUpdate().executeTakeFirst();
  if (!receipt) return;
  const { id, status, undone_count: undone } = receipt;
  if (status !== 'unmatched') {
    const facts = { amount: amountCentavos, paymentId: id, cause: method };
    if (await isGivenBack(tx, id))
      await openTask(tx, { subject: id, matter: { kind: 'reversal_received', facts } }, services);
    return;
  }
  await tx.updateTable('receipt').set({ status: 'refunded' }).where('id', '=', id).execute();
  const { today: businessDate } = await services.clock.business(tx);
  const to = PAYMENT_METHODS[method].clearingAccount;
  await leaveSuspense(tx, { receipt: bookedName(id, undone), amountCentavos, businessDate, to }, services);
  await settleTask(tx, { kind: 'receipt_unmatched', subject: id }, services);
}

/** Tells whether a refund is on its way to the sender of a receipt, or has arrived. */
async function isGivenBack(tx: Tx, receiptId: string): Promise<boolean> {
  const payout = await tx
    .selectFrom('payout')
    .select('id')
    .where('client_id', '=', NO_CLIENT)
    .where('receipt_id', '=', receiptId)
    .where('status', 'in', ['queued', 'sending', 'sent', 'settled'])
    .executeTakeFirst();
  return payout !== undefined;
}
