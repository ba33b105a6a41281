import { listReceipts } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';

/** Ids are made when money is first reported, so their order is the order of waiting. */
export const listIncomingPaymentsHandler = implement(
  listReceipts,
  async ({ query: { id: one, after, perPage = 25 } }, { tx }) => {
    const rows = await tx
      .selectFrom('receipt')
      .selectAll()
      .where('status', '=', 'unmatched')
      .$if(one !== undefined, (all) => all.where('id', '=', one ?? ''))
      .$if(after !== undefined, (all) => all.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(perPage)
      .execute();
    return ok(
      rows.map(({ id, method, amount_centavos, received_on, known_at, tracking_key }) => ({
        id,
        method,
        amount: amount_centavos,
        receivedOn: received_on,
        knownAt: known_at.toISOString(),
        trackingKey: tracking_key,
      })),
    );
  },
);
