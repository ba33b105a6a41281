import type { LoanPosition } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type LoanRecord, recordLoanEvent, type TellingServices } from '../../loans/index.ts';
import { openTask } from '../../tasks/index.ts';
import { cancelReferences } from '../references/end-references.ts';
import { knownPayment, paymentEventId } from './known-payment.ts';
import type { MoneyIn } from './money-in.ts';
import { sealOrigin } from './origin.ts';

export interface BookedMoney {
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
  readonly money: MoneyIn;
  /** The reference that it was paid to. */
  readonly referenceId?: string;
  /** A member of the staff who told of it. @default 'client' */
  readonly by?: string;
}

export interface Booking {
  readonly paymentId: string;
  /** `false` when the same money was booked before, from whichever source. */
  readonly isNew: boolean;
  readonly position: LoanPosition | undefined;
}

/**
 * Books money to a loan: one payment, one event, however many sources tell of it. What comes beyond the debt waits to be
 * given back; when nothing is owed any more, the loan's references are cancelled. The client is locked.
 */
export async function bookMoney(
  tx: Tx,
  { loan, money, referenceId, by = 'client' }: BookedMoney,
  services: TellingServices,
): Promise<Booking> {
  const known = await knownPayment(tx, loan, money);
  if (known) {
    await completeKnown(tx, known.id, money);
    return { paymentId: known.id, isNew: false, position: undefined };
  }
  const { now } = await services.clock.business(tx);
  const paymentId = services.newId();
  const origin = sealOrigin(services.vault, paymentId, money.origin);
  await tx
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
    })
    .execute();
  const event = {
    kind: 'payment',
    id: paymentEventId({ method: money.method, provider_id: money.providerId }),
    valueDate: money.paidOn,
    at: money.paidAt.toISOString(),
    amountCentavos: money.amountCentavos,
    method: money.method,
  } as const;
  const { position } = await recordLoanEvent(tx, { loan, event, by }, services);
  await followMoney(tx, { loan, position }, services);
  return { paymentId, isNew: true, position };
}

/** What a second source says beyond the first. */
async function completeKnown(tx: Tx, paymentId: string, { chargeId, trackingKey }: MoneyIn): Promise<void> {
  if (chargeId === undefined && trackingKey === undefined) return;
  await tx
    .updateTable('payment')
    .set((eb) => ({
      ...(chargeId !== undefined && { charge_id: eb.fn.coalesce('charge_id', eb.val(chargeId)) }),
      ...(trackingKey !== undefined && { tracking_key: eb.fn.coalesce('tracking_key', eb.val(trackingKey)) }),
    }))
    .where('id', '=', paymentId)
    .execute();
}

/** What follows for people and references from how a loan stands once money came or went. */
export async function followMoney(
  tx: Tx,
  { loan, position }: { readonly loan: Pick<LoanRecord, 'client_id' | 'id'>; readonly position: LoanPosition },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  if (position.outstandingCentavos === 0 && position.state !== 'pending') await cancelReferences(tx, loan, services);
  if (position.creditCentavos === 0) return;
  const facts = { clientId: loan.client_id, loanId: loan.id, amount: position.creditCentavos };
  await openTask(tx, { subject: loan.id, matter: { kind: 'refund_due', facts } }, services);
}
