import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newTokenId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import { describeProblem, merchantParams } from '../transaction-request.ts';
import { brandOf, hasRightCheckDigit, maskCard, refusalOf } from './card-number.ts';

const twoDigits = z.string().regex(/^\d{2}$/);
const requestSchema = z.object({
  card_number: z.string().regex(/^\d{15,16}$/),
  holder_name: z.string().trim().min(1).max(80),
  expiration_year: twoDigits,
  expiration_month: twoDigits.refine((month) => Number(month) >= 1 && Number(month) <= 12),
});

/** OpenPay's tokens of cards. Nothing of a card is kept. */
export function registerTokensApi(
  api: FastifyInstance,
  { world, randomInt }: Pick<OpenPayServices, 'world' | 'randomInt'>,
): void {
  api.post('/v1/:merchantId/tokens', async (request, reply) => {
    merchantParams.parse(request.params);
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
    const { card_number, holder_name, expiration_year, expiration_month } = parsed.data;
    if (!hasRightCheckDigit(card_number))
      return sendOpenPayError(reply, 2004, 'The card number verification digit is invalid');
    const now = await world();
    if (
      monthsOf(2000 + Number(expiration_year), Number(expiration_month)) <
      monthsOf(now.getFullYear(), now.getMonth() + 1)
    )
      return sendOpenPayError(reply, 2005, 'The expiration date has already passed');
    const refusal = refusalOf(card_number);
    if (refusal) return sendOpenPayError(reply, refusal.code, refusal.description);
    const card = {
      card_number: maskCard(card_number),
      holder_name,
      expiration_year,
      expiration_month,
      address: null,
      creation_date: null,
      brand: brandOf(card_number),
      points_card: false,
    };
    return reply.code(201).send({ id: newTokenId(randomInt), card });
  });
}

const monthsOf = (year: number, month: number): number => year * 12 + month;
