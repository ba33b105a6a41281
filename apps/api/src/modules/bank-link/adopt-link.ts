import { thingNamed } from '../../kernel/database/outside-names.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import { keepLink } from './keep-link.ts';
import { linkOf } from './link-row.ts';

/**
 * Takes in a link that a notice told of before its maker came back, perhaps because they never do. One that was made for
 * an application that went on without ends.
 */
export async function adoptLink(linkId: string, services: Services): Promise<void> {
  const link = await services.belvo.findLink(linkId);
  if (link?.externalId === undefined) return;
  const application = await thingNamed(services.db, 'bank_link_reference', link.externalId);
  const wish = application && (await linkOf(services.db, application));
  if (wish?.state === 'ended') return services.belvo.removeLink(linkId);
  // Where another link stands, its maker says which one counts.
  if (wish?.state === 'asked')
    await inTransaction(services.db, (tx) => keepLink(tx, { clientId: wish.client_id, link }, services));
}
