import type { FastifyError, FastifyInstance } from 'fastify';
import { isSameSecret, readBasicAuth } from '../basic-auth.ts';
import { registerCardChargesApi } from './cards/card-charges-api.ts';
import { registerCustomersApi } from './cards/customers-api.ts';
import { registerTokensApi } from './cards/tokens-api.ts';
import { registerBarcode } from './charges/barcode.ts';
import { registerChargesApi } from './charges/charges-api.ts';
import { registerRefundsApi } from './charges/refunds-api.ts';
import { sendOpenPayError } from './openpay-error.ts';
import type { OpenPayServices } from './openpay-services.ts';
import { registerPayoutsApi } from './payouts/payouts-api.ts';

/** OpenPay's API under `/openpay`: the private key is the user of HTTP basic authentication, without a password. */
export function registerOpenPayApi(app: FastifyInstance, services: OpenPayServices): void {
  registerBarcode(app);
  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const key = readBasicAuth(request.headers.authorization)?.user ?? '';
        if (!isSameSecret(key, services.providerKey)) {
          return sendOpenPayError(reply, 1002, 'The api key or merchant id are invalid');
        }
      });
      api.setErrorHandler((error: FastifyError, _, reply) =>
        (error.statusCode ?? 500) < 500
          ? sendOpenPayError(reply, 1001, error.message)
          : sendOpenPayError(reply, 1000, 'Internal server error, contact support'),
      );
      api.setNotFoundHandler((_, reply) => sendOpenPayError(reply, 1005, 'The requested resource does not exist'));
      registerChargesApi(api, services);
      registerPayoutsApi(api, services);
      registerRefundsApi(api, services);
      registerTokensApi(api, services);
      registerCustomersApi(api, services);
      registerCardChargesApi(api, services);
    },
    { prefix: '/openpay' },
  );
}
