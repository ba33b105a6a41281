import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newTransactionId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Payout } from '../stores/payout-store.ts';
import { registerTransactionReads } from '../transaction-reads.ts';
import { describeProblem, merchantParams, transactionRequest } from '../transaction-request.ts';
import { isClabe } from './clabe.ts';
import { payoutToWire } from './payout-wire.ts';

const requestSchema = z.object({
  ...transactionRequest,
  method: z.literal('bank_account'),
  bank_account: z.object({
    clabe: z.string().refine(isClabe, 'the CLABE is not valid'),
    holder_name: z.string().trim().min(1).max(80),
  }),
});

type PayoutsApi = Pick<OpenPayServices, 'payouts' | 'world' | 'wall' | 'randomInt' | 'payoutDelayMs'>;

/** OpenPay's payouts to bank accounts. */
export function registerPayoutsApi(
  api: FastifyInstance,
  { payouts, world, wall, randomInt, payoutDelayMs }: PayoutsApi,
): void {
  api.post('/v1/:merchantId/payouts', async (request, reply) => {
    const { merchantId } = merchantParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { amount, description, order_id, bank_account } = parsed.data;
    const now = (await world()).toISOString();
    const payout: Payout = {
      id: newTransactionId(randomInt),
      merchantId,
      orderId: order_id,
      amountCentavos: amount,
      description,
      clabe: bank_account.clabe,
      holderName: bank_account.holder_name,
      status: 'in_progress',
      createdAt: now,
      operatedAt: now,
      settleAtMs: wall().getTime() + payoutDelayMs,
      trackingKey: null,
      errorMessage: null,
    };
    if (!payouts.add(payout))
      return sendOpenPayError(reply, 1006, `The order_id ${order_id} has already been processed`);
    return payoutToWire(payout);
  });

  registerTransactionReads(api, { kind: 'payouts', store: payouts, toWire: payoutToWire });
}
