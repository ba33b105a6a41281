import { getNotice } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { placeOfNotice } from '../../providers/inbox/keep-notice.ts';

export const getNoticeHandler = implement(getNotice, async ({ params: { id } }, { tx, services: { vault } }) => {
  const kept = await tx
    .selectFrom('provider_event')
    .select(['id', 'provider', 'event_key', 'received_at', 'raw_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!kept) return refuse('not_found');
  const place = placeOfNotice({ provider: kept.provider, key: kept.event_key });
  return ok({
    id: kept.id,
    provider: kept.provider,
    receivedAt: kept.received_at.toISOString(),
    text: kept.raw_sealed && vault.open(kept.raw_sealed, place).toString('utf8'),
  });
});
