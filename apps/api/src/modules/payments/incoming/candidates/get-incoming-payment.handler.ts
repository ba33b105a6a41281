import { getReceipt } from '@lender/contract';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../../implement.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { toIncomingPaymentReply } from '../to-incoming-payment-reply.ts';
import { readCandidates } from './read-candidates.ts';
import { senderOf } from './read-signals.ts';

export const getIncomingPaymentHandler = implement(getReceipt, async ({ params: { id } }, { tx, services }) => {
  const receipt = await tx
    .selectFrom('receipt')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'unmatched')
    .executeTakeFirst();
  if (!receipt) return refuse('not_found');
  const sender = senderOf(receipt, services);
  const candidates = await readCandidates(tx, { receipt, sender }, services);
  return ok({
    ...toIncomingPaymentReply(receipt, services),
    payer: sender.origin?.holderName ?? null,
    concept: sender.concept,
    candidates: candidates.map(({ facts: { loanId, number, clientName, status, daysLate, owed }, reasons }) => ({
      ...{ loanId, number, clientName, status, daysLate, owed: centavos(owed) },
      reasons: reasons.map((reason) => ({ ...reason })),
    })),
  });
});
