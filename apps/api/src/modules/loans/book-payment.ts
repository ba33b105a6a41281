import type { PlainDate } from '@lender/calculator';
import type { PaymentMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { TellingServices } from '../messages/index.ts';
import type { LoanRecord } from './loan-record.ts';
import { type Recorded, recordLoanEvent } from './record-loan-event.ts';

export interface ReceivedPayment {
  readonly loan: LoanRecord;
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
  /** The provider's id of this payment: booked once, however often we are told. */
  readonly providerId: string;
  /** The payer's day and moment: a payment counts from when it was made. */
  readonly paidOn: PlainDate;
  readonly paidAt: Date;
}

/** Books a payment of a loan, once: the event that it is, by which everything else follows. */
export async function bookPayment(tx: Tx, payment: ReceivedPayment, services: TellingServices): Promise<Recorded> {
  const { loan, amountCentavos, method, providerId, paidOn, paidAt } = payment;
  const { now } = await services.clock.business(tx);
  await tx
    .insertInto('payment')
    .values({
      client_id: loan.client_id,
      id: services.newId(),
      loan_id: loan.id,
      amount_centavos: amountCentavos,
      method,
      provider_id: providerId,
      paid_on: paidOn,
      paid_at: paidAt,
      booked_at: now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'method', 'provider_id']).doNothing())
    .execute();
  const event = {
    kind: 'payment',
    id: `payment:${method}:${providerId}`,
    valueDate: paidOn,
    at: paidAt.toISOString(),
    amountCentavos,
    method,
  } as const;
  return recordLoanEvent(tx, { loan, event, by: 'client' }, services);
}
