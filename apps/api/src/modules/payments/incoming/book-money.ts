import type { LoanPosition } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { giveNames } from '../../../kernel/database/external-ids.ts';
import type { Services } from '../../../services.ts';
import { type LoanRecord, type NotifyServices, recordLoanEvent } from '../../loans/index.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { publishEvent } from '../../webhooks/index.ts';
import { cancelReferences } from '../references/end-references.ts';
import { externalIds, knownPayment, namesOf, type PaymentRow } from './known-payment.ts';
import type { MoneyIn } from './money-in.ts';
import { originHash, sealOrigin } from './origin.ts';
import { paymentEvent } from './payment-events.ts';

export interface BookedMoney {
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
  readonly money: MoneyIn;
  /** Reference to which the money was paid. */
  readonly referenceId?: string;
  /** Member of staff who reported it. @default 'client' */
  readonly by?: string;
}

export interface Booking {
  readonly payment: PaymentRow;
  /** `false` when the same money was booked before, from any source. */
  readonly isNew: boolean;
  readonly position: LoanPosition | undefined;
}

/**
 * Books money to a loan: one payment, one event, however many sources report it. An overpaid amount waits to be paid
 * back; when nothing is owed any more, the loan's references are cancelled. The client is locked.
 */
export async function bookMoney(
  tx: Tx,
  { loan, money, referenceId, by = 'client' }: BookedMoney,
  services: NotifyServices,
): Promise<Booking> {
  const known = await knownPayment(tx, loan, money);
  if (known) {
    await completeKnown(tx, known, money, services);
    return { payment: known, isNew: false, position: undefined };
  }
  const { now } = await services.clock.business(tx);
  const paymentId = services.newId();
  // Another transaction is booking the same money to another loan at this moment.
  if (!(await giveNames(tx, { client_id: loan.client_id, id: paymentId }, namesOf(money))))
    return bookedMeanwhile(tx, loan, money);
  const origin = sealOrigin(services.vault, paymentId, money.origin);
  const payment = await tx
    .insertInto('payment')
    .values({
      client_id: loan.client_id,
      id: paymentId,
      loan_id: loan.id,
      amount_centavos: money.amountCentavos,
      method: money.method,
      provider_id: money.providerId,
      paid_on: money.paidOn,
      paid_at: money.paidAt,
      booked_at: now,
      ...(referenceId !== undefined && { reference_id: referenceId }),
      ...(money.trackingKey !== undefined && { tracking_key: money.trackingKey }),
      ...(money.chargeId !== undefined && { charge_id: money.chargeId }),
      ...(origin && { origin_sealed: origin }),
      ...(money.origin && { origin_hash: originHash(services.vault, money.origin) }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { method, amountCentavos: amount, paidOn } = money;
  const reported = { paymentId, loanId: loan.id, clientId: loan.client_id, amount, method, paidOn };
  await publishEvent(tx, { type: 'payment.applied', data: reported }, services);
  const { position } = await recordLoanEvent(tx, { loan, event: paymentEvent(money), by }, services);
  await followMoney(tx, { loan, position }, services);
  return { payment, isNew: true, position };
}

async function bookedMeanwhile(tx: Tx, loan: BookedMoney['loan'], money: MoneyIn): Promise<Booking> {
  const known = await knownPayment(tx, loan, money);
  if (!known) throw new Error(`money ${money.method} ${money.providerId} is booked and cannot be found`);
  return { payment: known, isNew: false, position: undefined };
}

/** Adds the details that a second source reports beyond the first. */
async function completeKnown(
  tx: Tx,
  known: PaymentRow,
  { chargeId, trackingKey, origin }: MoneyIn,
  { vault, clock }: Pick<Services, 'vault' | 'clock'>,
): Promise<void> {
  const sealed = sealOrigin(vault, known.id, origin);
  if (chargeId === undefined && trackingKey === undefined && !sealed) return;
  const learned = {
    chargeId: known.charge_id === null ? chargeId : undefined,
    trackingKey: known.tracking_key === null ? trackingKey : undefined,
  };
  if (!(await giveNames(tx, known, externalIds(learned))))
    throw new Error(`payment ${known.id} is told as another one is called`);
  const { now } = await clock.business(tx);
  await tx
    .updateTable('payment')
    .set((eb) => ({
      ...(chargeId !== undefined && { charge_id: eb.fn.coalesce('charge_id', eb.val(chargeId)) }),
      ...(trackingKey !== undefined && { tracking_key: eb.fn.coalesce('tracking_key', eb.val(trackingKey)) }),
      ...(sealed && { origin_sealed: eb.fn.coalesce('origin_sealed', eb.val(sealed)) }),
      // The first source of the account is believed.
      ...(origin && known.origin_sealed === null && { origin_hash: originHash(vault, origin), origin_heard_at: now }),
    }))
    .where('client_id', '=', known.client_id)
    .where('id', '=', known.id)
    .execute();
}

/**
 * Applies the consequences of a loan's new position after any event: when nothing is owed its references are cancelled,
 * and a task asks staff to pay back the borrower's credit, as much as it is by then.
 */
export async function followMoney(
  tx: Tx,
  { loan, position }: { readonly loan: Pick<LoanRecord, 'client_id' | 'id'>; readonly position: LoanPosition },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { outstandingCentavos, state, creditCentavos: amount } = position;
  if (outstandingCentavos === 0 && state !== 'pending') await cancelReferences(tx, loan, services);
  const { client_id: clientId, id: loanId } = loan;
  if (amount === 0) await settleTask(tx, { kind: 'refund_due', subject: loanId }, services);
  else
    await openTask(
      tx,
      { subject: loanId, matter: { kind: 'refund_due', facts: { clientId, loanId, amount } } },
      services,
    );
}
