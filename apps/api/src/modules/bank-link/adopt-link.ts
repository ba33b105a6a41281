import { thingNamed } from '../../kernel/database/external-ids.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import { keepLink } from './keep-link.ts';
import { linkOf } from './link-row.ts';

/**
 * Adopts a link that a notice reported before the client came back, perhaps because they never do. A link for an
 * application that continued without one is ended.
 */
export async function adoptLink(linkId: string, services: Services): Promise<void> {
  const link = await services.belvo.findLink(linkId);
  if (link?.externalId === undefined) return;
  const application = await thingNamed(services.db, 'bank_link_reference', link.externalId);
  const selection = application && (await linkOf(services.db, application));
  if (selection?.state === 'ended') return services.belvo.removeLink(linkId);
  // If another link exists, the client's own call says which one counts.
  if (selection?.state === 'asked')
    await inTransaction(services.db, (tx) => keepLink(tx, { clientId: selection.client_id, link }, services));
}
