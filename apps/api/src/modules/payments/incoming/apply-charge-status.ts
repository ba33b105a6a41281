import { mexicoDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { reportedMoment } from '../reported-moment.ts';
import type { ChargeStatus } from './charge-status.policy.ts';
import type { PaymentRow } from './known-payment.ts';
import { askToLook, reversePayment } from './reverse-payment.ts';

/** A charge, and what its status means for the money. */
export interface ReportedCharge {
  readonly charge: ProviderCharge;
  readonly status: ChargeStatus;
}

/** Applies the consequences for a booked payment when its money is disputed or gone. */
export async function applyChargeStatus(
  tx: Tx,
  { charge, status, payment }: ReportedCharge & { readonly payment: PaymentRow },
  services: Services,
): Promise<void> {
  if (status === 'disputed') await askToLook(tx, 'chargeback', payment, services);
  if (status !== 'gone' && status !== 'ended') return;
  const { now } = await services.clock.business(tx);
  const at = reportedMoment(charge.refundedAt, now);
  const { isNew } = await reversePayment(tx, { payment, on: mexicoDate(at.getTime()), at }, services);
  if (isNew) await askToLook(tx, 'reversal_received', payment, services);
}
