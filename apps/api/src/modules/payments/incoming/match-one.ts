import type { matchReceipt, RefusalOf } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { holdAccess } from '../../access/index.ts';
import { readDependences } from '../../approvals/index.ts';
import { lockClient } from '../../clients/index.ts';
import { type LoanRecord, PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';
import { type IncomingPaymentRow, lockUnmatched } from './lock-unmatched.ts';
import { matchToLoan } from './match-to-loan.ts';

interface Matching {
  readonly receiptId: string;
  readonly loan: Pick<LoanRecord, 'client_id' | 'id' | 'status'> | undefined;
  /** Member of staff. */
  readonly by: string;
}

interface Matched {
  readonly receipt: IncomingPaymentRow;
  readonly paymentId: string;
}

/**
 * Matches an unmatched payment to a loan, as a member of staff asks for it. The person who reported it with a bank statement
 * may not assign it too, or one person could book a payment alone. A refusal changes nothing.
 */
export async function matchOne(
  tx: Tx,
  { receiptId, loan, by }: Matching,
  services: Services,
): Promise<Result<Matched, Refusal<RefusalOf<typeof matchReceipt>>>> {
  if (!loan || !PAID_OUT_LOAN_STATUSES.includes(loan.status)) return refuse('not_found');
  await lockClient(tx, loan.client_id);
  const receipt = await lockUnmatched(tx, receiptId);
  if (!receipt.ok) return receipt;
  const { registered_by: importer } = receipt.value;
  if (importer === by) return refuse('approval_own');
  await holdAccess(tx);
  const dependence = importer && (await readDependences(tx, services)).between(importer, by);
  if (dependence) return refuse('approval_not_independent', { facts: dependence });
  const paymentId = await matchToLoan(tx, { receipt: receipt.value, loan, by }, services);
  return ok({ receipt: receipt.value, paymentId });
}
