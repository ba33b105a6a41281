import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { KeptCard } from '../../../providers/openpay/port.ts';

/**
 * Finds a client's card that may be charged; undefined when there is none, or only an older one that must be registered
 * again.
 */
export async function keptCard(db: Db | Tx, clientId: string): Promise<(KeptCard & { lastFour: string }) | undefined> {
  const card = await db
    .selectFrom('payment_card')
    .select(['provider_customer_id', 'provider_card_id', 'last_four'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!card || card.provider_customer_id === null || card.provider_card_id === null) return undefined;
  return { customerId: card.provider_customer_id, cardId: card.provider_card_id, lastFour: card.last_four };
}
