import { ok, type Result } from '@lender/money';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import type { CardToKeep, KeptCard, OpenPay } from './port.ts';
import type { ProviderRefusal } from './transactions.ts';

const tokenSchema = z.object({ id: z.string(), card: z.object({ brand: z.string() }) });
const namedSchema = z.object({ id: z.string() });
const cardSchema = z.object({ id: z.string(), card_number: z.string() });

/** From 2000 the number or its date is wrong, from 3000 the card's bank says no; below, the request was. */
const CARD_REFUSED_FROM = 2000;
const CARD_EXISTS = 2002;
const CUSTOMER_EXISTS = 2003;

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0');

/** OpenPay's cards. A number goes there, and nowhere else. */
export const cardsOf = (http: KyInstance): Pick<OpenPay, 'tokenizeCard' | 'keepCard'> => ({
  tokenizeCard: async ({ number, holderName, month, year }) => {
    const card = {
      card_number: number,
      holder_name: holderName,
      expiration_year: twoDigits(year),
      expiration_month: twoDigits(month),
    };
    const answer = await answerOf(http.post('tokens', { json: card }));
    if (answer.ok) {
      const { id, card: tokenized } = tokenSchema.parse(answer.value);
      return { token: id, brand: tokenized.brand };
    }
    if (answer.problem.code >= CARD_REFUSED_FROM) return undefined;
    throw new Error(`the provider could not read the card: ${answer.problem.code}`);
  },
  keepCard: async (card) => {
    const customer = await customerOf(http, card.owner);
    if (!customer.ok) return customer;
    const customerId = customer.value;
    const path = `customers/${encodeURIComponent(customerId)}/cards`;
    const kept = await answerOf(http.post(path, { json: { token_id: card.token } }));
    if (kept.ok) return ok({ customerId, cardId: namedSchema.parse(kept.value).id });
    if (kept.problem.code !== CARD_EXISTS) return kept;
    return ok(await cardOf(http, { path, customerId, lastFour: card.lastFour }));
  },
});

/** The client as a customer of ours there: the one of an earlier card, or a new one. */
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

/** A card that the customer has there already. */
async function cardOf(
  http: KyInstance,
  { path, customerId, lastFour }: { path: string; customerId: string; lastFour: string },
): Promise<KeptCard> {
  const cards = z.array(cardSchema).parse(await http.get(path, { searchParams: { limit: 100 } }).json());
  const card = cards.find(({ card_number }) => card_number.endsWith(lastFour));
  if (!card) throw new Error('the provider has the card and does not list it');
  return { customerId, cardId: card.id };
}
