import type { ApprovalPayload } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { PAID_OUT_LOAN_STATUSES, type ServicedLoan } from '../../loans/index.ts';
import { isReportedPayment, type MoneyIn, registeredMoney } from '../../payments/index.ts';

interface Wanted {
  readonly payment: Pick<ApprovalPayload<'loan.register_payment'>, 'method' | 'reference' | 'amount' | 'paidOn'>;
  readonly moment: BusinessMoment;
}

/**
 * Returns a payment that staff received, as money for a loan that was paid out; refuses it when that money was reported
 * before.
 */
export async function registrablePayment(
  tx: Tx,
  { record, events }: ServicedLoan,
  { payment, moment: { now, today } }: Wanted,
): Promise<Result<MoneyIn, Refusal<'not_found' | 'invalid_input' | 'receipt_settled'>>> {
  const paidOut = events.find(({ kind }) => kind === 'disbursed');
  if (!paidOut || !PAID_OUT_LOAN_STATUSES.includes(record.status)) return refuse('not_found');
  const { paidOn } = payment;
  if (paidOn > today || paidOn < paidOut.valueDate) return refuse('invalid_input', { field: ['paidOn'] });
  const money = registeredMoney(payment, { now, paidOutAt: new Date(paidOut.at) });
  return (await isReportedPayment(tx, money)) ? refuse('receipt_settled', { field: ['reference'] }) : ok(money);
}
