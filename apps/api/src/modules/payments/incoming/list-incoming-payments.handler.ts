import { listReceipts } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { toIncomingPaymentReply } from './to-incoming-payment-reply.ts';

/** Ids are made when money is first reported, so their order is the order of waiting. */
export const listIncomingPaymentsHandler = implement(
  listReceipts,
  async ({ query: { id: one, after, perPage = 25 } }, { tx, services }) => {
    const rows = await tx
      .selectFrom('receipt')
      .selectAll()
      .where('status', '=', 'unmatched')
      .$if(one !== undefined, (all) => all.where('id', '=', one ?? ''))
      .$if(after !== undefined, (all) => all.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(perPage)
      .execute();
    return ok(rows.map((row) => toIncomingPaymentReply(row, services)));
  },
);
