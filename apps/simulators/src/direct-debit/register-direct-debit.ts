import type { FastifyError, FastifyInstance } from 'fastify';
import { isSameSecret } from '../basic-auth.ts';
import { registerAccountsApi } from './api/accounts-api.ts';
import { registerConsentsApi } from './api/consents-api.ts';
import { registerRequestsApi } from './api/requests-api.ts';
import { sendBelvoError } from './api/send-belvo-error.ts';
import { registerDebitPage } from './debit-page.ts';
import type { DebitServices } from './debit-services.ts';

/** Registers Belvo Direct Debit under `/direct-debit`: the key is sent in two headers of its own. */
export function registerDirectDebit(app: FastifyInstance, services: DebitServices): void {
  registerDebitPage(app, services);
  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const { 'api-key-id': id, 'api-key-secret': secret } = request.headers;
        const isOurs = typeof id === 'string' && id !== '' && isSameSecret(String(secret), services.providerKey);
        if (!isOurs) return sendBelvoError(reply, 401, 'Invalid API key');
      });
      api.setErrorHandler((error: FastifyError, _, reply) =>
        (error.statusCode ?? 500) < 500
          ? sendBelvoError(reply, 400, error.message)
          : reply.code(500).send({ statusCode: 500, error: 'Internal Server Error', message: 'Unexpected error' }),
      );
      api.setNotFoundHandler((_, reply) => sendBelvoError(reply, 404, 'Not found'));
      registerAccountsApi(api, services);
      registerConsentsApi(api, services);
      registerRequestsApi(api, services);
    },
    { prefix: '/direct-debit' },
  );
}
