import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../../columns.ts';

/** Answers of a card's bank when it is charged. */
export const cardOutcomes = ['pays', 'insufficient_funds', 'declined', 'objected'] as const;

const cardSchema = z.object({
  id: z.string(),
  token: z.string(),
  /** Merchant whose public key the token was made with; unknown for older cards. */
  merchantId: z.string().nullable(),
  tokenExpiresAtMs: z.int(),
  /** Customer who keeps the card, once it is kept. */
  customerId: z.string().nullable(),
  /** First six and last four digits. */
  maskedNumber: z.string(),
  holderName: z.string(),
  /** Two digits each. */
  expirationYear: z.string().nullable(),
  expirationMonth: z.string().nullable(),
  /** Device that the merchant names with the card. */
  deviceSessionId: z.string().nullable(),
  brand: z.string(),
  outcome: z.enum(cardOutcomes),
});

export type Card = Readonly<z.output<typeof cardSchema>>;

const customerSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  /** Merchant's id for the customer. */
  externalId: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
});

export type Customer = Readonly<z.output<typeof customerSchema>>;

export interface CardStore {
  addToken(card: Card): void;
  /** Finds a merchant's card that no customer keeps yet, of a token that has not expired. */
  findToken(token: { readonly merchantId: string; readonly token: string; readonly nowMs: number }): Card | undefined;
  /** `false` when the customer already keeps that card. */
  keep(card: Card, whose: { readonly customerId: string; readonly deviceSessionId: string | null }): boolean;
  find(customerId: string, id: string): Card | undefined;
  list(customerId: string): Card[];
  /** `false` when the merchant uses that id for another customer. */
  addCustomer(customer: Customer): boolean;
  findCustomer(merchantId: string, id: string): Customer | undefined;
  listCustomers(merchantId: string, externalId: string | undefined): Customer[];
}

/** Stores customers and cards; only the ends of a number are kept. */
export function createCardStore(database: DatabaseSync): CardStore {
  const card = columnsOf(cardSchema);
  const customer = columnsOf(customerSchema);
  const addToken = database.prepare(`insert into card ${card.insert}`);
  const keep = database.prepare(
    'update or ignore card set customer_id = ?, device_session_id = ? where id = ? and customer_id is null',
  );
  const selectCard = (rest: string) => database.prepare(`select ${card.select} from card ${rest}`);
  const findToken = selectCard(
    'where merchant_id = :merchantId and token = :token and token_expires_at_ms > :nowMs and customer_id is null',
  );
  const find = selectCard('where customer_id = ? and id = ?');
  const list = selectCard('where customer_id = ? order by rowid desc limit 100');
  const addCustomer = database.prepare(`
    insert into customer ${customer.insert} on conflict (merchant_id, external_id) do nothing
  `);
  const selectCustomer = (rest: string) => database.prepare(`select ${customer.select} from customer ${rest}`);
  const findCustomer = selectCustomer('where merchant_id = ? and id = ?');
  const listCustomers = selectCustomer(
    'where merchant_id = ? and (? is null or external_id = ?) order by rowid desc limit 100',
  );
  return {
    addToken: (token) => {
      addToken.run({ ...token });
    },
    findToken: (token) => cardSchema.optional().parse(findToken.get({ ...token })),
    keep: ({ id }, { customerId, deviceSessionId }) => keep.run(customerId, deviceSessionId, id).changes === 1,
    find: (customerId, id) => cardSchema.optional().parse(find.get(customerId, id)),
    list: (customerId) => z.array(cardSchema).parse(list.all(customerId)),
    addCustomer: (added) => addCustomer.run({ ...added }).changes === 1,
    findCustomer: (merchantId, id) => customerSchema.optional().parse(findCustomer.get(merchantId, id)),
    listCustomers: (merchantId, externalId) =>
      z.array(customerSchema).parse(listCustomers.all(merchantId, externalId ?? null, externalId ?? null)),
  };
}
