import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { BankLinkRow } from './link-row.ts';

/**
 * Deletes a link and what was read, here at once and at the provider by a job; and the request for a link, where none
 * was made yet. The caller holds the client's lock.
 */
export async function endLink(
  tx: Tx,
  { client_id, application_id }: Pick<BankLinkRow, 'client_id' | 'application_id'>,
  { jobs }: Pick<Services, 'jobs'>,
): Promise<void> {
  const selection = await tx
    .selectFrom('bank_link')
    .select('link_id')
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .executeTakeFirst();
  if (!selection) return;
  if (selection.link_id !== null) await jobs.enqueue(tx, 'remove-bank-link', { linkId: selection.link_id });
  await tx
    .updateTable('bank_link')
    .set({ state: 'ended', link_id: null, institution: null, linked_at: null, read_at: null, snapshot_sealed: null })
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .execute();
}
