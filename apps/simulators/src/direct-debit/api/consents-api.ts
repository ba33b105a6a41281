import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DebitServices } from '../debit-services.ts';
import { idParams } from './accounts-api.ts';
import { describeFields, sendBelvoError } from './send-belvo-error.ts';

const consentRequest = z.object({ paymentMethodId: z.string() });

/** Serves Belvo's consents: signed contracts by which a holder allows debits. Presence is checked; nothing is kept. */
export function registerConsentsApi(api: FastifyInstance, { debitAccounts }: DebitServices): void {
  api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);

  api.post('/consents', async (request, reply) => {
    const parsed = consentRequest.safeParse(request.body);
    if (!parsed.success) return sendBelvoError(reply, 400, describeFields(parsed.error));
    const { paymentMethodId: methodId } = parsed.data;
    if (!debitAccounts.findMethod(methodId)) return sendBelvoError(reply, 404, 'Payment method not found');
    const consent = { id: randomUUID(), methodId, status: 'awaiting_information' } as const;
    debitAccounts.addConsent(consent);
    return reply.code(201).send({ consentId: consent.id, status: consent.status });
  });

  api.post('/consents/:id/files', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!body.includes('name="contract"')) return sendBelvoError(reply, 400, ['contract should not be empty']);
    const consent = debitAccounts.confirmConsent(idParams.parse(request.params).id);
    if (!consent) return sendBelvoError(reply, 404, 'Consent not found');
    return reply.code(201).send([{ type: 'contract', consentFileId: randomUUID(), consentId: consent.id }]);
  });
}
