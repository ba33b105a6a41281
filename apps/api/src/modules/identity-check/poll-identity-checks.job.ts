import { sql } from 'kysely';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { SweepReport } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';

/** Number of checks that one sweep polls. */
const BATCH = 200;
/** Days of polling: a session ends after seven at the provider; one more is for its report. */
const ASKED_FOR_DAYS = 8;
const DAY_MS = 86_400_000;

/** Polls every check that is under way, so that a lost notice costs minutes and nothing else. */
export const pollIdentityChecksJob =
  (services: Pick<Services, 'db' | 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> }) =>
  async (): Promise<SweepReport> => {
    const now = services.clock.wall();
    const lastAsked = sql<Date>`coalesce(asked_at, created_at)`;
    const seen = await inTransaction(services.db, async (tx) => {
      const due = tx
        .selectFrom('identity_check')
        .select('session_id')
        .where('created_at', '>', new Date(now.getTime() - ASKED_FOR_DAYS * DAY_MS))
        .where('status', 'in', ['created', 'started', 'submitted', 'resubmission_requested', 'review'])
        .where(lastAsked, '<', quietSince(now))
        .orderBy(lastAsked)
        .limit(BATCH);
      const asked = await tx
        .updateTable('identity_check')
        .set({ asked_at: now })
        .where('session_id', 'in', due)
        .returning('session_id')
        .execute();
      for (const { session_id: sessionId } of asked)
        await services.jobs.enqueue(tx, 'ask-identity-check', { sessionId });
      return asked.length;
    });
    return { seen, failures: [] };
  };

/** Every minute at first, while the client waits for it, then less and less often, down to every hour. */
const quietSince = (now: Date) =>
  sql<Date>`${now}::timestamptz
    - greatest(interval '1 minute', least((${now}::timestamptz - status_since) / 10, interval '1 hour'))`;
