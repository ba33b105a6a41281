import { replayNotice as endpoint } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { replayNotice } from '../../providers/inbox/replay-notice.ts';
import { NOTICE_SOURCES } from '../../providers/notice-sources.ts';

export const replayNoticeHandler = implement(endpoint, async ({ params: { id } }, { tx, services, log }) => {
  const isHandedOn = await replayNotice(tx, id, { ...services, sources: NOTICE_SOURCES });
  if (!isHandedOn) return refuse('not_found');
  log.info({ event: 'notice.replayed' });
  return ok({ id });
});
