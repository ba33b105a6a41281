import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newTokenId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import { describeProblem, merchantParams } from '../transaction-request.ts';
import { brandOf, hasRightCheckDigit, maskCard } from './card-number.ts';
import { CARD_OUTCOMES } from './card-outcomes.data.ts';

const twoDigits = z.string().regex(/^\d{2}$/);
const requestSchema = z.object({
  card_number: z.string().regex(/^\d{15,16}$/),
  holder_name: z.string().trim().min(1).max(80),
  expiration_year: twoDigits,
  expiration_month: twoDigits.refine((month) => Number(month) >= 1 && Number(month) <= 12),
});

/** OpenPay's tokens of cards. Of a number only its ends are kept. */
export function registerTokensApi(
  api: FastifyInstance,
  { cards, world, randomInt }: Pick<OpenPayServices, 'cards' | 'world' | 'randomInt'>,
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
    const { refused, outcome = 'pays' } = CARD_OUTCOMES.find(({ number }) => number === card_number) ?? {};
    if (refused) return sendOpenPayError(reply, refused.code, refused.description);
    const token = newTokenId(randomInt);
    cards.addToken({
      id: newTokenId(randomInt),
      token,
      customerId: null,
      maskedNumber: maskCard(card_number),
      holderName: holder_name,
      brand: brandOf(card_number),
      outcome,
    });
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
    return reply.code(201).send({ id: token, card });
  });
}

const monthsOf = (year: number, month: number): number => year * 12 + month;
