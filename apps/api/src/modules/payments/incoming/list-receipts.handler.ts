import { listReceipts } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';

const MOST = 200;

export const listReceiptsHandler = implement(listReceipts, async (_, { tx }) => {
  const rows = await tx
    .selectFrom('receipt')
    .selectAll()
    .where('status', '=', 'unmatched')
    .orderBy('known_at')
    .orderBy('id')
    .limit(MOST)
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
});
