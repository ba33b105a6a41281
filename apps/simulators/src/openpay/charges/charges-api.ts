import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newPaynetReference, newTransactionId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Charge } from '../stores/charge-store.ts';
import { registerTransactionReads } from '../transaction-reads.ts';
import { describeProblem, merchantParams, transactionRequest } from '../transaction-request.ts';
import { chargeToWire } from './charge-wire.ts';

const requestSchema = z.object({
  ...transactionRequest,
  method: z.literal('store'),
  due_date: z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((due) => (due == null ? null : new Date(due).toISOString())),
});

type ChargesApi = Pick<OpenPayServices, 'charges' | 'world' | 'randomInt'>;

/** OpenPay's charges, as far as they are paid in stores. */
export function registerChargesApi(api: FastifyInstance, { charges, world, randomInt }: ChargesApi): void {
  api.post('/v1/:merchantId/charges', async (request, reply) => {
    const { merchantId } = merchantParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { amount, description, order_id, due_date } = parsed.data;
    const now = (await world()).toISOString();
    const reference = newPaynetReference(randomInt);
    const charge: Charge = {
      id: newTransactionId(randomInt),
      merchantId,
      orderId: order_id,
      reference,
      barcodeUrl: `${request.protocol}://${request.host}/openpay/barcode/${reference}?width=1&height=45&text=false`,
      askedCentavos: amount,
      amountCentavos: amount,
      description,
      status: 'in_progress',
      createdAt: now,
      dueAt: due_date,
      operatedAt: now,
      authorization: null,
      repeatOf: null,
    };
    if (!charges.add(charge))
      return sendOpenPayError(reply, 1006, `The order_id ${order_id} has already been processed`);
    return chargeToWire(charge);
  });

  registerTransactionReads(api, { kind: 'charges', store: charges, toWire: chargeToWire });
}
