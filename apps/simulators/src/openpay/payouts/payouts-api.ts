import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database.ts';
import { newTransactionId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Payout } from '../stores/payout-store.ts';
import { registerTransactionReads } from '../transaction-reads.ts';
import { describeProblem, merchantParams, transactionRequest } from '../transaction-request.ts';
import { isClabe } from './clabe.ts';
import { outcomeOf } from './clabe-outcomes.data.ts';
import { payoutToWire } from './payout-wire.ts';
import { turnPayout } from './turn-payout.ts';

const requestSchema = z.object({
  ...transactionRequest,
  method: z.literal('bank_account'),
  bank_account: z.object({
    clabe: z.string().refine(isClabe, 'the CLABE is not valid'),
    holder_name: z.string().trim().min(1).max(80),
  }),
});

const payoutParams = merchantParams.extend({ id: z.string() });

/** Serves OpenPay's payouts to bank accounts. */
export function registerPayoutsApi(api: FastifyInstance, services: OpenPayServices): void {
  const { database, payouts, world } = services;
  api.post('/v1/:merchantId/payouts', async (request, reply) => {
    const { merchantId } = merchantParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { refused } = outcomeOf(parsed.data.bank_account.clabe);
    if (refused) return sendOpenPayError(reply, refused.code, refused.description);
    const payout = payoutOf(parsed.data, { merchantId, now: await world() }, services);
    if (!payouts.add(payout))
      return sendOpenPayError(reply, 1006, `The order_id ${payout.orderId} has already been processed`);
    return payoutToWire(payout);
  });

  api.delete('/v1/:merchantId/payouts/:id', async (request, reply) => {
    const { merchantId, id } = payoutParams.parse(request.params);
    const now = (await world()).toISOString();
    const payout = payouts.find(merchantId, id);
    if (!payout) return sendOpenPayError(reply, 1005, `The transaction with id '${id}' does not exist`);
    if (payout.status !== 'in_progress') return sendOpenPayError(reply, 3006, 'The payout has left already');
    return payoutToWire(inTransaction(database, () => turnPayout(payout, { status: 'cancelled', now }, services)));
  });

  registerTransactionReads(api, { kind: 'payouts', store: payouts, toWire: payoutToWire });
}

const payoutOf = (
  { amount, description, order_id, bank_account }: z.output<typeof requestSchema>,
  { merchantId, now }: { merchantId: string; now: Date },
  { wall, randomInt, payoutDelayMs }: Pick<OpenPayServices, 'wall' | 'randomInt' | 'payoutDelayMs'>,
): Payout => ({
  id: newTransactionId(randomInt),
  merchantId,
  orderId: order_id,
  amountCentavos: amount,
  description,
  clabe: bank_account.clabe,
  holderName: bank_account.holder_name,
  status: 'in_progress',
  createdAt: now.toISOString(),
  operatedAt: now.toISOString(),
  settleAtMs: wall().getTime() + payoutDelayMs,
  trackingKey: null,
  errorMessage: null,
  turnsAt: null,
  turnsTo: null,
  turnsCause: null,
});
