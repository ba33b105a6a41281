import { ok, type Result } from '@lender/result';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import type { CardToKeep, KeptCard, OpenPay } from './port.ts';
import type { ProviderRefusal } from './transactions.ts';

const twoDigits = z.string().check(z.regex(/^\d{2}$/));
const tokenSchema = z.object({
  card: z.object({
    card_number: z.string().check(z.regex(/^\d{6}X+\d{4}$/)),
    holder_name: z.string(),
    expiration_year: twoDigits,
    expiration_month: twoDigits,
    brand: z.string(),
  }),
});
const namedSchema = z.object({ id: z.string() });
const cardSchema = z.object({ id: z.string(), card_number: z.string() });

const CARD_EXISTS = 2002;
const CUSTOMER_EXISTS = 2003;

/** Accesses OpenPay's cards. Their numbers go there from the borrower's browser, by OpenPay's own tokens. */
export const cardsOf = (http: KyInstance): Pick<OpenPay, 'readToken' | 'keepCard'> => ({
  readToken: async (token) => {
    const answer = await answerOf(http.get(`tokens/${encodeURIComponent(token)}`));
    if (!answer.ok) return undefined;
    const { card } = tokenSchema.parse(answer.value);
    return {
      maskedNumber: card.card_number,
      holderName: card.holder_name,
      month: Number(card.expiration_month),
      year: 2000 + Number(card.expiration_year),
      brand: card.brand,
    };
  },
  keepCard: async ({ owner, maskedNumber, token, deviceSessionId }) => {
    const customer = await customerOf(http, owner);
    if (!customer.ok) return customer;
    const customerId = customer.value;
    const path = `customers/${encodeURIComponent(customerId)}/cards`;
    const json = { token_id: token, ...(deviceSessionId && { device_session_id: deviceSessionId }) };
    const kept = await answerOf(http.post(path, { json }));
    if (kept.ok) return ok({ customerId, cardId: namedSchema.parse(kept.value).id });
    if (kept.problem.code !== CARD_EXISTS) return kept;
    return ok(await cardOf(http, { path, customerId, maskedNumber }));
  },
});

/** Returns the client as a customer there: that of an earlier card, or a new one. */
async function customerOf(
  http: KyInstance,
  { clientId, name, email }: CardToKeep['owner'],
): Promise<Result<string, ProviderRefusal>> {
  const json = { external_id: clientId, name, email, requires_account: false };
  const created = await answerOf(http.post('customers', { json }));
  if (created.ok) return ok(namedSchema.parse(created.value).id);
  if (created.problem.code !== CUSTOMER_EXISTS) return created;
  const found = z
    .array(namedSchema)
    .parse(await http.get('customers', { searchParams: { external_id: clientId } }).json());
  const [customer] = found;
  if (!customer) throw new Error('the provider has the customer and does not list it');
  return ok(customer.id);
}

/** Finds a card that the customer already has there; lists may show only the last four digits. */
async function cardOf(
  http: KyInstance,
  { path, customerId, maskedNumber }: { path: string; customerId: string; maskedNumber: string },
): Promise<KeptCard> {
  const cards = z.array(cardSchema).parse(await http.get(path, { searchParams: { limit: 100 } }).json());
  const card =
    cards.find(({ card_number }) => card_number === maskedNumber) ??
    cards.find(({ card_number }) => card_number === maskedNumber.slice(-4));
  if (!card) throw new Error('the provider has the card and does not list it');
  return { customerId, cardId: card.id };
}
