import type { ApprovalPayload } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { askApproval } from '../../approvals/index.ts';
import { type LoanRecord, lockLoan } from '../../loans/index.ts';
import { registerPaymentApproval } from './register-payment.approval.ts';
import { registrablePayment } from './registrable-payment.ts';

interface AskedPayment {
  readonly loanId: string;
  readonly payment: Omit<ApprovalPayload<'loan.register_payment'>, 'clientId' | 'loanId'>;
  readonly reason: string;
  /** Member of staff who makes the request. */
  readonly maker: string;
}

interface Asked {
  readonly record: LoanRecord;
  readonly approvalId: string;
}

/** Asks a second person to book a payment that staff received. The client is locked. */
export async function askToRegister(
  tx: Tx,
  { loanId, payment, reason, maker }: AskedPayment,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<Result<Asked, Refusal<'not_found' | 'invalid_input' | 'receipt_settled' | 'approval_pending'>>> {
  const loan = await lockLoan(tx, loanId);
  if (!loan.ok) return loan;
  const { record } = loan.value;
  const money = await registrablePayment(tx, loan.value, { payment, moment: await services.clock.business(tx) });
  if (!money.ok) return money;
  const payload = { clientId: record.client_id, loanId, ...payment };
  const asked = await askApproval(tx, registerPaymentApproval, { payload, reason, maker }, services);
  return asked.ok ? ok({ record, approvalId: asked.value }) : asked;
}
