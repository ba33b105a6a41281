import { refundReceipt } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../../kernel/refusal.ts';
import { defineApproval } from '../../approvals/index.ts';
import { lockUnmatched } from '../incoming/lock-unmatched.ts';
import { incomingAccount } from './incoming-account.ts';
import { queueRefund } from './queue-refund.ts';

/**
 * Approval of a refund of an unmatched payment; stale once the payment was matched, or once the refund would go to
 * another account.
 */
export const refundIncomingPaymentApproval = defineApproval({
  kind: 'payment.refund_receipt',
  commandOf: (payload) => ({ kind: 'payment.refund_receipt', payload }),
  endpoint: refundReceipt,
  subjectOf: ({ receiptId: paymentId }) => ({ paymentId }),
  versionOf: async (tx, { receiptId }, services) => {
    const receipt = await lockUnmatched(tx, receiptId);
    if (!receipt.ok) return receipt.problem.code;
    const account = incomingAccount(receipt.value, services);
    return services.vault.searchHash('refund', JSON.stringify(account ?? null)).toString('base64url');
  },
  execute: async (tx, { receiptId }, _, services) => {
    const receipt = await lockUnmatched(tx, receiptId);
    if (!receipt.ok) return receipt;
    const account = incomingAccount(receipt.value, services);
    if (!account) return refuse('account_unknown');
    await tx.updateTable('receipt').set({ status: 'refunding' }).where('id', '=', receiptId).execute();
    const { amount_centavos: amountCentavos } = receipt.value;
    await queueRefund(tx, { of: { receiptId }, amountCentavos, account }, services);
    return ok(undefined);
  },
});
