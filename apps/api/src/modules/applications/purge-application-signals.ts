import { daysBefore, type Purge } from '../../kernel/purge.ts';

/**
 * Days that facts are kept which a browser sent about an application, its device, campaign and replay: longer than any
 * decision is disputed.
 */
const SIGNAL_DAYS = 730;

/** Deletes what a browser sent about an application; the application stays. */
export const purgeApplicationSignals: Purge = async (db, now) => {
  await db
    .updateTable('application')
    .set({ signals: '{}' })
    .where('created_at', '<', daysBefore(now, SIGNAL_DAYS))
    .where('signals', '<>', '{}')
    .execute();
};
