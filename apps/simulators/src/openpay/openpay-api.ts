import type { FastifyError, FastifyInstance } from 'fastify';
import { isSameSecret, readBasicAuth } from '../basic-auth.ts';
import { registerCardChargesApi } from './cards/card-charges-api.ts';
import { registerCustomersApi } from './cards/customers-api.ts';
import { registerTokenizer } from './cards/tokenizer.ts';
import { registerTokensApi } from './cards/tokens-api.ts';
import { registerBarcode } from './charges/barcode.ts';
import { registerChargesApi } from './charges/charges-api.ts';
import { registerRefundsApi } from './charges/refunds-api.ts';
import { sendOpenPayError } from './openpay-error.ts';
import type { OpenPayServices } from './openpay-services.ts';
import { registerPayoutsApi } from './payouts/payouts-api.ts';

/** Serves OpenPay's API under `/openpay`: a key is the user of HTTP basic authentication, without a password. */
export function registerOpenPayApi(app: FastifyInstance, services: OpenPayServices): void {
  registerBarcode(app);
  // The real OpenPay inspects the device here, in a frame of the merchant's page.
  app.get('/openpay/logo.htm', async (_, reply) => reply.type('text/html; charset=utf-8').send('<!doctype html>'));
  app.register(
    async (api) => {
      api.setErrorHandler((error: FastifyError, _, reply) =>
        (error.statusCode ?? 500) < 500
          ? sendOpenPayError(reply, 1001, error.message)
          : sendOpenPayError(reply, 1000, 'Internal server error, contact support'),
      );
      api.setNotFoundHandler((_, reply) => sendOpenPayError(reply, 1005, 'The requested resource does not exist'));
      registerTokenizer(api, services);
      api.register(async (ofMerchant) => registerMerchantApi(ofMerchant, services));
    },
    { prefix: '/openpay' },
  );
}

/** Registers the API that a merchant calls with the private key. */
function registerMerchantApi(api: FastifyInstance, services: OpenPayServices): void {
  api.addHook('onRequest', async (request, reply) => {
    const key = readBasicAuth(request.headers.authorization)?.user ?? '';
    if (!isSameSecret(key, services.providerKey)) {
      return sendOpenPayError(reply, 1002, 'The api key or merchant id are invalid');
    }
  });
  registerChargesApi(api, services);
  registerPayoutsApi(api, services);
  registerRefundsApi(api, services);
  registerTokensApi(api, services);
  registerCustomersApi(api, services);
  registerCardChargesApi(api, services);
}
