import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pesosNumber } from '../../world/pesos.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Charge } from '../stores/charge.ts';
import { describeProblem, merchantParams } from '../transaction-request.ts';
import { chargeToWire } from './charge-wire.ts';

const chargeParams = merchantParams.extend({ id: z.string() });
const requestSchema = z.object({ amount: pesosNumber.optional(), description: z.string().max(250).optional() });

/** Registers the refunds of card charges, one for each charge, in full or in part: OpenPay refunds no other money. */
export function registerRefundsApi(
  api: FastifyInstance,
  { charges, webhooks }: Pick<OpenPayServices, 'charges' | 'webhooks'>,
): void {
  api.post('/v1/:merchantId/charges/:id/refund', async (request, reply) => {
    const { merchantId, id } = chargeParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const charge = charges.find(merchantId, id);
    if (!charge) return sendOpenPayError(reply, 1005, `The transaction with id '${id}' does not exist`);
    const { amount = charge.amountCentavos } = parsed.data;
    const isAllowed = charge.method === 'card' && charge.status === 'completed' && charge.refundedCentavos === 0;
    if (!isAllowed) return sendOpenPayError(reply, 3006, 'The operation is not allowed for this transaction');
    if (amount > charge.amountCentavos) return sendOpenPayError(reply, 1003, 'amount: more than was charged');
    const status = amount === charge.amountCentavos ? 'refunded' : 'completed';
    const refunded: Charge = { ...charge, refundedCentavos: amount, status };
    charges.save(refunded);
    webhooks.add({ type: 'charge.refunded', transaction: chargeToWire(refunded) });
    return chargeToWire(refunded);
  });
}
