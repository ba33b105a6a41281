import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newCustomerId } from '../../world/identifiers.ts';
import { isoInMexico } from '../../world/mexico-time.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Card, Customer } from '../stores/card-store.ts';
import { describeProblem, merchantParams } from '../transaction-request.ts';

export const customerParams = merchantParams.extend({ customerId: z.string() });

const customerSchema = z.object({
  external_id: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  email: z.email(),
});
const listQuery = z.object({ external_id: z.string().optional() });
const cardSchema = z.object({ token_id: z.string(), device_session_id: z.string().max(255).nullish() });

/** Serves OpenPay's customers, and the cards that it keeps for them. A token is used once. */
export function registerCustomersApi(
  api: FastifyInstance,
  { cards, world, randomInt }: Pick<OpenPayServices, 'cards' | 'world' | 'randomInt'>,
): void {
  api.post('/v1/:merchantId/customers', async (request, reply) => {
    const { merchantId } = merchantParams.parse(request.params);
    const parsed = customerSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { external_id: externalId, name, email } = parsed.data;
    const createdAt = (await world()).toISOString();
    const customer: Customer = { id: newCustomerId(randomInt), merchantId, externalId, name, email, createdAt };
    if (!cards.addCustomer(customer)) return sendOpenPayError(reply, 2003, 'The external_id already exists');
    return reply.code(201).send(customerToWire(customer));
  });

  api.get('/v1/:merchantId/customers', async (request) => {
    const { merchantId } = merchantParams.parse(request.params);
    const { external_id } = listQuery.parse(request.query);
    return cards.listCustomers(merchantId, external_id).map(customerToWire);
  });

  api.post('/v1/:merchantId/customers/:customerId/cards', async (request, reply) => {
    const { merchantId, customerId } = customerParams.parse(request.params);
    if (!cards.findCustomer(merchantId, customerId))
      return sendOpenPayError(reply, 1005, 'The customer does not exist');
    const parsed = cardSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { token_id: token, device_session_id: deviceSessionId = null } = parsed.data;
    const card = cards.findToken({ merchantId, token, nowMs: (await world()).getTime() });
    if (!card) return sendOpenPayError(reply, 1005, 'The token does not exist');
    if (!cards.keep(card, { customerId, deviceSessionId }))
      return sendOpenPayError(reply, 2002, 'The card is already registered');
    return reply.code(201).send(cardToWire(card));
  });

  api.get('/v1/:merchantId/customers/:customerId/cards', async (request, reply) => {
    const { merchantId, customerId } = customerParams.parse(request.params);
    if (!cards.findCustomer(merchantId, customerId))
      return sendOpenPayError(reply, 1005, 'The customer does not exist');
    return cards.list(customerId).map(cardToWire);
  });
}

const customerToWire = ({ id, externalId, name, email, createdAt }: Customer) => ({
  id,
  external_id: externalId,
  name,
  email,
  creation_date: isoInMexico(createdAt),
});

const cardToWire = ({ id, ...card }: Card) => ({
  id,
  card_number: card.maskedNumber,
  holder_name: card.holderName,
  expiration_year: card.expirationYear,
  expiration_month: card.expirationMonth,
  brand: card.brand,
  allows_charges: true,
  allows_payouts: false,
});
