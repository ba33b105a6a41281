import { type RefusalOf, refundReceipt, type Send } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { askApproval } from '../../approvals/index.ts';
import { checkClabe } from '../../clients/index.ts';
import { type IncomingPaymentRow, lockUnmatched } from '../incoming/lock-unmatched.ts';
import { incomingAccount, sealStated } from './incoming-account.ts';
import { refundIncomingPaymentApproval } from './refund-incoming-payment.approval.ts';
import { toRefundWords } from './to-refund-words.ts';

export const refundIncomingPaymentHandler = implement(
  refundReceipt,
  async ({ params: { id }, body: { note: reason, account: wanted } }, { caller: { userId: maker }, tx, services }) => {
    const found = await lockUnmatched(tx, id);
    if (!found.ok) return found;
    const stated = await state(tx, found.value, wanted, services);
    if (!stated.ok) return stated;
    const account = incomingAccount(stated.value, services);
    if (!account) return refuse('account_unknown');
    const { amount_centavos: amount } = found.value;
    const payload = { receiptId: id, amount, account: toRefundWords(account, amount) };
    const asked = await askApproval(tx, refundIncomingPaymentApproval, { payload, reason, maker }, services);
    // A pending request keeps its account: a refusal undoes the account stated here.
    if (!asked.ok) return asked;
    return ok({ id, amount, account: payload.account.clabeMasked, approvalId: asked.value });
  },
);

/** Stores the account that staff enter, or deletes one that was entered before. */
async function state(
  tx: Tx,
  receipt: IncomingPaymentRow,
  wanted: Send<typeof refundReceipt>['body']['account'],
  services: Services,
): Promise<Result<IncomingPaymentRow, Refusal<RefusalOf<typeof refundReceipt>>>> {
  const { vault } = services;
  const checked = wanted && (await checkClabe(tx, { text: wanted.clabe, field: 'clabe' }, services));
  if (checked && !checked.ok) return checked;
  const stated_sealed =
    wanted && checked
      ? sealStated(vault, receipt.id, { clabe: checked.value.clabe, holderName: wanted.holderName })
      : null;
  await tx.updateTable('receipt').set({ stated_sealed }).where('id', '=', receipt.id).execute();
  return ok({ ...receipt, stated_sealed });
}
