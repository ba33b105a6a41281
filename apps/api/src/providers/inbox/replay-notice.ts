import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Jobs } from '../../kernel/outbox.ts';
import { placeOfNotice } from './keep-notice.ts';
import type { NoticeSource } from './notice-source.ts';

/**
 * Processes a kept notice once more, read again by its provider's source. False where there is none of this id, or none
 * whose text was kept.
 */
export async function replayNotice(
  tx: Tx,
  id: string,
  { sources, vault, jobs }: { readonly sources: readonly NoticeSource[]; readonly vault: Vault; readonly jobs: Jobs },
): Promise<boolean> {
  const kept = await tx
    .selectFrom('provider_event')
    .select(['provider', 'event_key', 'raw_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  const source = sources.find(({ provider }) => provider === kept?.provider);
  if (!kept?.raw_sealed || !source) return false;
  const place = placeOfNotice({ provider: kept.provider, key: kept.event_key });
  const notice = source.read(vault.open(kept.raw_sealed, place));
  if (!notice) return false;
  await notice.handOn?.(tx, jobs);
  return true;
}
