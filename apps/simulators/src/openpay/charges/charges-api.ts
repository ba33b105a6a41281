import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newPaynetReference, newSpeiAccount, newTransactionId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import { clabeFrom } from '../payouts/clabe.ts';
import { type Charge, newCharge } from '../stores/charge.ts';
import { registerTransactionReads } from '../transaction-reads.ts';
import { describeProblem, merchantParams, transactionRequest } from '../transaction-request.ts';
import { chargeToWire } from './charge-wire.ts';

const requestSchema = z.object({
  ...transactionRequest,
  method: z.enum(['store', 'bank_account']),
  due_date: z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((due) => (due == null ? null : new Date(due).toISOString())),
});

type ChargesApi = Pick<OpenPayServices, 'charges' | 'world' | 'randomInt'>;

/** Registers OpenPay's charges, as far as they wait for a payer: in a store, or by a transfer. */
export function registerChargesApi(api: FastifyInstance, { charges, world, randomInt }: ChargesApi): void {
  api.post('/v1/:merchantId/charges', async (request, reply) => {
    const { merchantId } = merchantParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { amount, description, order_id, due_date, method } = parsed.data;
    const now = (await world()).toISOString();
    const reference = method === 'store' ? newPaynetReference(randomInt) : clabeFrom(newSpeiAccount(randomInt));
    const charge: Charge = {
      ...newCharge,
      id: newTransactionId(randomInt),
      merchantId,
      orderId: order_id,
      method,
      reference,
      barcodeUrl: method === 'store' ? barcodeUrl(`${request.protocol}://${request.host}`, reference) : '',
      askedCentavos: amount,
      amountCentavos: amount,
      description,
      createdAt: now,
      dueAt: due_date,
      operatedAt: now,
    };
    if (!charges.add(charge))
      return sendOpenPayError(reply, 1006, `The order_id ${order_id} has already been processed`);
    return chargeToWire(charge);
  });

  registerTransactionReads(api, { kind: 'charges', store: charges, toWire: chargeToWire });
}

const barcodeUrl = (origin: string, reference: string): string =>
  `${origin}/openpay/barcode/${reference}?width=1&height=45&text=false`;
