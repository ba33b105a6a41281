import type { PlainDate } from '@lender/calculator';
import type { StaffTaskKind } from '@lender/contract';
import type { LoanPosition } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type NotifyServices, recordLoanEvent } from '../../loans/index.ts';
import { openTask } from '../../tasks/index.ts';
import { publishEvent } from '../../webhooks/index.ts';
import { followMoney } from './book-money.ts';
import type { PaymentRow } from './known-payment.ts';
import { reversalEvent } from './payment-events.ts';

export interface Reversed {
  readonly payment: PaymentRow;
  /** Day from which it counts as never made. */
  readonly on: PlainDate;
  readonly at: Date;
  /** @default 'system' */
  readonly by?: string;
}

/** Reverses a payment, once. The client is locked. */
export async function reversePayment(
  tx: Tx,
  { payment, on, at, by = 'system' }: Reversed,
  services: NotifyServices,
): Promise<{ readonly isNew: boolean; readonly position: LoanPosition }> {
  const loan = { client_id: payment.client_id, id: payment.loan_id };
  const recorded = await recordLoanEvent(tx, { loan, event: reversalEvent(payment, { on, at }), by }, services);
  if (!recorded.isNew) return recorded;
  await tx
    .updateTable('payment')
    .set({ reversed_on: on })
    .where('client_id', '=', payment.client_id)
    .where('id', '=', payment.id)
    .execute();
  await followMoney(tx, { loan, position: recorded.position }, services);
  const { id: paymentId, loan_id: loanId, client_id: clientId, amount_centavos: amount, method } = payment;
  const reported = { paymentId, loanId, clientId, amount, method, reversedOn: on };
  await publishEvent(tx, { type: 'payment.reversed', data: reported }, services);
  return recorded;
}

/** Opens a task about a payment that went back, or that its payer wants back. */
export async function askToLook(
  tx: Tx,
  kind: Extract<StaffTaskKind, 'reversal_received' | 'chargeback'>,
  payment: PaymentRow,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { client_id: clientId, loan_id: loanId, id: paymentId, amount_centavos: amount } = payment;
  const facts = { clientId, loanId, paymentId, amount, cause: payment.method };
  await openTask(tx, { subject: paymentId, matter: { kind, facts } }, services);
}
