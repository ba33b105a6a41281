import { WEBHOOK_DAYS } from '@lender/contract';
import { daysBefore, type Purge } from '../../kernel/purge.ts';

/** Deletes old notifications to other systems, those too that wait for an address that is paused. */
export const purgeWebhookEvents: Purge = async (db, now) => {
  await db.deleteFrom('webhook_event').where('created_at', '<', daysBefore(now, WEBHOOK_DAYS)).execute();
};
