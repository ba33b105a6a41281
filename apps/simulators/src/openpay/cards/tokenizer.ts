import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret, readBasicAuth } from '../../basic-auth.ts';
import { newTokenId } from '../../world/identifiers.ts';
import { sendOpenPayError } from '../openpay-error.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Card } from '../stores/card-store.ts';
import { describeProblem, merchantParams } from '../transaction-request.ts';
import { brandOf, hasRightCheckDigit, maskCard } from './card-number.ts';
import { CARD_OUTCOMES } from './card-outcomes.data.ts';
import { tokenToWire } from './tokens-api.ts';

/** Time for which a token may be used, in milliseconds. */
export const tokenLifeMs = 600_000;

/** Pages of any origin may call, with a public key. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'accept, authorization, content-type',
  'access-control-max-age': '7200',
};

const twoDigits = z.string().regex(/^\d{2}$/);
const requestSchema = z.object({
  card_number: z.string().regex(/^\d{15,16}$/),
  holder_name: z.string().trim().min(1).max(80),
  expiration_year: twoDigits,
  expiration_month: twoDigits.refine((month) => Number(month) >= 1 && Number(month) <= 12),
  cvv2: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
});
type TokenRequest = z.output<typeof requestSchema>;

type Tokenizer = Pick<OpenPayServices, 'cards' | 'world' | 'randomInt' | 'providerKey'>;

/**
 * Serves OpenPay's card tokens, which browsers ask for. Only the ends of a number are kept, and nothing of the code.
 */
export function registerTokenizer(app: FastifyInstance, services: Tokenizer): void {
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      reply.headers(cors);
      const key = readBasicAuth(request.headers.authorization)?.user ?? '';
      if (request.method !== 'OPTIONS' && !mayTokenize(key, services))
        return sendOpenPayError(reply, 1002, 'The api key or merchant id are invalid');
    });
    api.options('/v1/:merchantId/tokens', async (_, reply) => reply.code(204).send());
    api.post('/v1/:merchantId/tokens', async (request, reply) => {
      const { merchantId } = merchantParams.parse(request.params);
      const parsed = requestSchema.safeParse(request.body);
      if (!parsed.success) return sendOpenPayError(reply, 1001, describeProblem(parsed.error));
      const now = await services.world();
      const refusal = refusalOf(parsed.data, now);
      if (refusal) return sendOpenPayError(reply, refusal.code, refusal.description);
      const card = newCard(parsed.data, { merchantId, nowMs: now.getTime() }, services);
      services.cards.addToken(card);
      return reply.code(201).send(tokenToWire(card));
    });
  });
}

/** Accepts any public key, and the private one, which may do the same. */
const mayTokenize = (key: string, { providerKey }: Pick<Tokenizer, 'providerKey'>): boolean =>
  /^pk_[a-z0-9]+$/i.test(key) || isSameSecret(key, providerKey);

function refusalOf({ card_number, expiration_year, expiration_month }: TokenRequest, now: Date) {
  if (!hasRightCheckDigit(card_number))
    return { code: 2004, description: 'The card number verification digit is invalid' } as const;
  const lastMonth = monthsOf(2000 + Number(expiration_year), Number(expiration_month));
  if (lastMonth < monthsOf(now.getFullYear(), now.getMonth() + 1))
    return { code: 2005, description: 'The expiration date has already passed' } as const;
  return outcomeOf(card_number)?.refused;
}

const monthsOf = (year: number, month: number): number => year * 12 + month;

const outcomeOf = (cardNumber: string) => CARD_OUTCOMES.find(({ number }) => number === cardNumber);

const newCard = (
  { card_number, holder_name, expiration_year, expiration_month }: TokenRequest,
  { merchantId, nowMs }: { readonly merchantId: string; readonly nowMs: number },
  { randomInt }: Pick<Tokenizer, 'randomInt'>,
): Card => ({
  id: newTokenId(randomInt),
  token: newTokenId(randomInt),
  merchantId,
  tokenExpiresAtMs: nowMs + tokenLifeMs,
  customerId: null,
  maskedNumber: maskCard(card_number),
  holderName: holder_name,
  expirationYear: expiration_year,
  expirationMonth: expiration_month,
  deviceSessionId: null,
  brand: brandOf(card_number),
  outcome: outcomeOf(card_number)?.outcome ?? 'pays',
});
