import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database.ts';
import { pesosNumber } from '../../world/pesos.ts';
import type { DebitServices } from '../debit-services.ts';
import { itemToWire, requestToWire } from '../debit-wire.ts';
import type { DebitRequest } from '../stores/request-store.ts';
import { turnRequest } from '../turn-request.ts';
import { idParams } from './accounts-api.ts';
import { describeFields, sendBelvoError } from './send-belvo-error.ts';

const requestSchema = z.object({
  amount: pesosNumber,
  currency: z.literal('mxn'),
  reference: z.string().min(1).max(100),
  paymentMethodId: z.string(),
});
const headersSchema = z.object({ 'idempotency-key': z.string().min(1).max(100).optional() });
const listSchema = z.object({
  search: z.string().default(''),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

type Asked = z.output<typeof requestSchema>;

/** Serves Belvo's payment requests: debits. An idempotency key creates one at most. */
export function registerRequestsApi(api: FastifyInstance, services: DebitServices): void {
  const { database, debitAccounts, debitRequests, world } = services;
  api.post('/payment_requests', async (request, reply) => {
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendBelvoError(reply, 400, describeFields(parsed.error));
    const key = headersSchema.parse(request.headers)['idempotency-key'] ?? null;
    const now = (await world()).toISOString();
    return inTransaction(database, () => {
      const known = key === null ? undefined : debitRequests.findByKey(key);
      if (known) return answer(known, parsed.data);
      const method = debitAccounts.findMethod(parsed.data.paymentMethodId);
      if (!method) return sendBelvoError(reply, 404, 'Payment method not found');
      if (method.status !== 'active' || !debitAccounts.isAllowed(method.id))
        return sendBelvoError(reply, 400, 'The payment method is not active');
      const made = newRequest(parsed.data, { key, now });
      debitRequests.add(made);
      return reply.code(201).send({ paymentRequestId: made.id });
    });

    function answer(known: DebitRequest, asked: Asked) {
      const isSame = known.amountCentavos === asked.amount && known.reference === asked.reference;
      if (!isSame) return sendBelvoError(reply, 409, 'The idempotency key was used for another request');
      return reply.code(201).send({ paymentRequestId: known.id });
    }
  });

  api.get('/payment_requests', async (request) => {
    const { search, limit } = listSchema.parse(request.query);
    return { items: debitRequests.search(search, limit).map(itemToWire) };
  });

  api.get('/payment_requests/:id', async (request, reply) => {
    const found = debitRequests.find(idParams.parse(request.params).id);
    return found ? requestToWire(found) : sendBelvoError(reply, 404, 'Payment request not found');
  });

  api.post('/payment_requests/:id/cancel', async (request, reply) => {
    const updatedAt = (await world()).toISOString();
    return inTransaction(database, () => {
      const found = debitRequests.find(idParams.parse(request.params).id);
      if (!found) return sendBelvoError(reply, 404, 'Payment request not found');
      if (found.status !== 'initial') return sendBelvoError(reply, 400, 'The payment request is not initial');
      return requestToWire(turnRequest(found, { status: 'canceled', updatedAt }, services));
    });
  });

  api.get('/movements', async () =>
    debitRequests
      .search('', 100)
      .filter(({ status }) => status === 'successful' || status === 'chargeback')
      .map(({ id, amountCentavos, status, updatedAt }) => ({
        id,
        type: status === 'chargeback' ? 'debit' : 'credit',
        amount: amountCentavos / 100,
        createdDate: updatedAt,
      })),
  );
}

const newRequest = (
  { amount, reference, paymentMethodId }: Asked,
  { key, now }: { readonly key: string | null; readonly now: string },
): DebitRequest => ({
  id: randomUUID(),
  methodId: paymentMethodId,
  amountCentavos: amount,
  reference,
  idempotencyKey: key,
  status: 'initial',
  failedReason: null,
  failedMessage: null,
  createdAt: now,
  updatedAt: now,
  chargebackAt: null,
  turnsAt: now,
  turnsTo: 'processing',
});
