import type { ApprovalPayload } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { maskClabe } from '../../clients/index.ts';
import type { RefundAccount } from './refund-account.ts';

/** Writes an account as a checker reads it: enough to recognise it, not enough to use it. */
export const toRefundWords = (
  { clabe, holderName, isOrigin }: RefundAccount,
  amount: Centavos,
): ApprovalPayload<'payment.refund_receipt'>['account'] => ({
  clabeMasked: maskClabe(clabe.slice(-4)),
  holderName,
  amount,
  isOrigin,
});
