import type { Tx } from '../../kernel/database/database.ts';
import type { BankSnapshot } from '../../providers/belvo/port.ts';
import type { Services } from '../../services.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { linkCalled, type MadeLink } from './link-row.ts';
import { sealSnapshot } from './stored-snapshot.ts';

/** Stores a bank's data in place of its earlier data, unless the link ended meanwhile. */
export async function keepSnapshot(
  tx: Tx,
  { link, snapshot }: { readonly link: MadeLink; readonly snapshot: BankSnapshot },
  services: Services,
): Promise<void> {
  await lockClient(tx, link.client_id);
  const { now } = await services.clock.business(tx);
  const snapshot_sealed = sealSnapshot(services.vault, link, snapshot);
  await tx
    .updateTable('bank_link')
    .set({ state: 'read', read_at: now, snapshot_sealed })
    .where('link_id', '=', link.link_id)
    .execute();
  await finish(tx, link, services);
}

/** Continues without the facts of a bank that did not answer. What was read before stays. */
export async function giveUpReading(tx: Tx, link: MadeLink, services: Services): Promise<void> {
  await lockClient(tx, link.client_id);
  const given = await tx
    .updateTable('bank_link')
    .set({ state: 'unread' })
    .where('link_id', '=', link.link_id)
    .where('state', '=', 'linked')
    .executeTakeFirst();
  if (given.numUpdatedRows === 0n) return;
  services.log.warn({ event: 'bank_link.unread', applicationId: link.application_id });
  await finish(tx, link, services);
}

/** Ends the step, but only for a link that still exists: a client who skipped meanwhile has settled it already. */
async function finish(tx: Tx, { link_id, client_id, application_id }: MadeLink, services: Services): Promise<void> {
  if (!(await linkCalled(tx, link_id))) return;
  const need = { clientId: client_id, applicationId: application_id, need: 'bankLink' } as const;
  await settleNeed(tx, { ...need, state: 'done' }, services);
}
