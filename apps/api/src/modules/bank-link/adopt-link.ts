import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import { keepLink } from './keep-link.ts';

/**
 * Takes in a link that a notice told of before its maker came back, perhaps because they never do. One that was made for
 * an application that went on without ends.
 */
export async function adoptLink(linkId: string, services: Services): Promise<void> {
  const link = await services.belvo.findLink(linkId);
  if (link?.externalId === undefined) return;
  const wish = await services.db
    .selectFrom('bank_link')
    .select(['client_id', 'state'])
    .where('reference', '=', link.externalId)
    .executeTakeFirst();
  if (wish?.state === 'ended') return services.belvo.removeLink(linkId);
  // Where another link stands, its maker says which one counts.
  if (wish?.state === 'asked')
    await inTransaction(services.db, (tx) => keepLink(tx, { clientId: wish.client_id, link }, services));
}
