import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { startInMexico } from '../world/mexico-time.ts';
import { sendOpenPayError } from './openpay-error.ts';
import type { Listing } from './stores/listing.ts';
import { describeProblem, merchantParams } from './transaction-request.ts';

const transactionParams = merchantParams.extend({ id: z.string() });
/** OpenPay's page size: ten unless more are asked for. */
const listQuery = z.object({
  order_id: z.string().optional(),
  'creation[gte]': z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(10),
  offset: z.coerce.number().int().min(0).default(0),
});

interface TransactionReads<Transaction> {
  readonly kind: 'charges' | 'payouts';
  readonly store: {
    find(merchantId: string, id: string): Transaction | undefined;
    /** Newest first. */
    list(merchantId: string, listing: Listing): Transaction[];
  };
  readonly toWire: (transaction: Transaction) => unknown;
}

/** Serves one transaction by its id, and all of them or those of one order. A merchant sees only its own. */
export function registerTransactionReads<Transaction>(
  api: FastifyInstance,
  { kind, store, toWire }: TransactionReads<Transaction>,
): void {
  api.get(`/v1/:merchantId/${kind}/:id`, async (request, reply) => {
    const { merchantId, id } = transactionParams.parse(request.params);
    const transaction = store.find(merchantId, id);
    if (transaction === undefined)
      return sendOpenPayError(reply, 1005, `The transaction with id '${id}' does not exist`);
    return toWire(transaction);
  });

  api.get(`/v1/:merchantId/${kind}`, async (request, reply) => {
    const { merchantId } = merchantParams.parse(request.params);
    const query = listQuery.safeParse(request.query);
    if (!query.success) return sendOpenPayError(reply, 1001, describeProblem(query.error));
    const { order_id: orderId, 'creation[gte]': day, limit, offset } = query.data;
    const since = day && startInMexico(day);
    return store.list(merchantId, { orderId, since, limit, offset }).map(toWire);
  });
}
