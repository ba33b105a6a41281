import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Card } from '../stores/card-store.ts';
import { merchantParams } from '../transaction-request.ts';

const tokenParams = merchantParams.extend({ token: z.string() });

/** Registers the API in which a merchant reads a token that a browser gave them. */
export function registerTokensApi(
  api: FastifyInstance,
  { cards, world }: Pick<OpenPayServices, 'cards' | 'world'>,
): void {
  api.get('/v1/:merchantId/tokens/:token', async (request, reply) => {
    const { merchantId, token } = tokenParams.parse(request.params);
    const card = cards.findToken({ merchantId, token, nowMs: (await world()).getTime() });
    return card ? tokenToWire(card) : sendOpenPayError(reply, 1005, 'The token does not exist');
  });
}

/** Returns a token as it is sent: never the number, never the code on the back. */
export const tokenToWire = ({ token, maskedNumber, holderName, brand, expirationYear, expirationMonth }: Card) => ({
  id: token,
  card: {
    card_number: maskedNumber,
    holder_name: holderName,
    expiration_year: expirationYear,
    expiration_month: expirationMonth,
    address: null,
    creation_date: null,
    brand,
    points_card: false,
  },
});
