import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newAuthorization, newTransactionId } from '../../world/identifiers.ts';
import { chargeToWire } from '../charges/charge-wire.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Card } from '../stores/card-store.ts';
import { type Charge, newCharge } from '../stores/charge.ts';
import { describeProblem, transactionRequest } from '../transaction-request.ts';
import { objectionDays } from './card-outcomes.data.ts';
import { customerParams } from './customers-api.ts';

const dayMs = 86_400_000;

const requestSchema = z.object({ ...transactionRequest, method: z.literal('card'), source_id: z.string() });

const refusals = {
  insufficient_funds: { code: 3003, description: 'The card does not have sufficient funds' },
  declined: { code: 3001, description: 'The card was declined' },
} as const;

type CardCharges = Pick<OpenPayServices, 'cards' | 'charges' | 'webhooks' | 'world' | 'randomInt'>;

/**
 * Serves charges of cards that OpenPay keeps: their banks answer at once. A failed charge is kept, and uses up its
 * order.
 */
export function registerCardChargesApi(api: FastifyInstance, services: CardCharges): void {
  const { cards, charges, webhooks, world, randomInt } = services;
  api.post('/v1/:merchantId/customers/:customerId/charges', async (request, reply) => {
    const { merchantId, customerId } = customerParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { source_id, order_id, amount, description } = parsed.data;
    const card = cards.find(customerId, source_id);
    if (!card) return sendOpenPayError(reply, 1005, 'The card does not exist');
    const now = await world();
    const id = newTransactionId(randomInt);
    const asked = { merchantId, orderId: order_id, amountCentavos: amount, askedCentavos: amount, description };
    const charge = { ...asked, id, ...answerOf(card, { now, authorization: newAuthorization(randomInt) }) };
    const kept: Charge = { ...newCharge, ...charge, reference: id, barcodeUrl: '', dueAt: null, method: 'card' };
    if (!charges.add(kept)) return sendOpenPayError(reply, 1006, `The order_id ${order_id} has already been processed`);
    const isPaid = kept.status === 'completed';
    webhooks.add({ type: isPaid ? 'charge.succeeded' : 'charge.failed', transaction: chargeToWire(kept) });
    const refusal = refusalOf(card);
    return refusal ? sendOpenPayError(reply, refusal.code, refusal.description) : chargeToWire(kept);
  });
}

const refusalOf = ({ outcome }: Card) =>
  outcome === 'insufficient_funds' || outcome === 'declined' ? refusals[outcome] : undefined;

/** Returns the answer of the card's bank. */
function answerOf(card: Card, { now, authorization }: { now: Date; authorization: string }) {
  const refusal = refusalOf(card);
  const moment = { createdAt: now.toISOString(), operatedAt: now.toISOString() };
  const whose = { customerId: card.customerId, cardId: card.id };
  if (refusal) return { ...moment, ...whose, status: 'failed', errorMessage: refusal.description } as const;
  const objectedAt = card.outcome === 'objected' ? new Date(now.getTime() + objectionDays * dayMs).toISOString() : null;
  return { ...moment, ...whose, status: 'completed', authorization, objectedAt } as const;
}
