import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isClabe } from '../../openpay/payouts/clabe.ts';
import type { DebitServices } from '../debit-services.ts';
import { methodToWire } from '../debit-wire.ts';
import { describeFields, sendBelvoError } from './send-belvo-error.ts';

const customerRequest = z.object({
  firstname: z.string().min(1),
  lastname: z.string().min(1),
  documentType: z.enum(['mx_rfc', 'mx_curp']),
  documentNumber: z.string().min(1),
  email: z.email(),
  phone: z.string().min(1),
});

const methodRequest = z.object({
  accountNumber: z.string().refine(isClabe, 'accountNumber is not a valid CLABE'),
  accountType: z.literal('savings'),
  customerId: z.string(),
  bank: z.string().regex(/^mx_\w+$/),
});

export const idParams = z.object({ id: z.string() });

/** Serves Belvo's customers and their payment methods. */
export function registerAccountsApi(api: FastifyInstance, { debitAccounts, world }: DebitServices): void {
  api.post('/customers', async (request, reply) => {
    const parsed = customerRequest.safeParse(request.body);
    if (!parsed.success) return sendBelvoError(reply, 400, describeFields(parsed.error));
    const { firstname, lastname, email } = parsed.data;
    const customer = { id: randomUUID(), name: `${firstname} ${lastname}`, email };
    debitAccounts.addCustomer(customer);
    return reply.code(201).send({ customerId: customer.id });
  });

  api.post('/payment_methods/bank_accounts', async (request, reply) => {
    const parsed = methodRequest.safeParse(request.body);
    if (!parsed.success) return sendBelvoError(reply, 400, describeFields(parsed.error));
    const { accountNumber: clabe, customerId, bank } = parsed.data;
    if (!debitAccounts.findCustomer(customerId)) return sendBelvoError(reply, 404, 'Customer not found');
    const now = (await world()).toISOString();
    const id = randomUUID();
    const moments = { createdAt: now, updatedAt: now };
    const status = 'waiting_for_activation_response';
    debitAccounts.addMethod({ id, customerId, clabe, bank, status, failedReason: null, ...moments });
    return reply.code(201).send({ paymentMethodId: id });
  });

  api.get('/payment_methods/:id', async (request, reply) => {
    const method = debitAccounts.findMethod(idParams.parse(request.params).id);
    return method ? methodToWire(method) : sendBelvoError(reply, 404, 'Payment method not found');
  });

  api.post('/payment_methods/:id/deactivate', async (request, reply) => {
    const method = debitAccounts.findMethod(idParams.parse(request.params).id);
    if (!method) return sendBelvoError(reply, 404, 'Payment method not found');
    if (method.status !== 'active') return sendBelvoError(reply, 400, 'The payment method is not active');
    const inactive = { ...method, status: 'inactive', updatedAt: (await world()).toISOString() } as const;
    debitAccounts.saveMethod(inactive);
    return methodToWire(inactive);
  });
}
