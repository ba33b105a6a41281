import { NOTICE_MS } from '@lender/lending';
import type { Db } from '../../../kernel/database/database.ts';
import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { makeDebit } from './make-debit.ts';

const BATCH = 500;
/** Time for which a debit that is being sent belongs to its worker, in milliseconds. */
const SENDING_MS = 60_000;

/**
 * Orders from the banks the debits that were announced long enough ago, and again those whose order may not have
 * arrived.
 */
export async function makeDebits(services: Services): Promise<SweepReport> {
  const { db, clock } = services;
  const { now, today } = await clock.business(db);
  const due = await db
    .selectFrom('debit')
    .select(['client_id', 'id'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', '=', 'announced'),
          eb('charge_on', '<=', today),
          eb('told_at', '<=', new Date(now.getTime() - NOTICE_MS)),
        ]),
        eb.and([eb('status', '=', 'sending'), eb('status_since', '<', new Date(now.getTime() - SENDING_MS))]),
      ]),
    )
    .orderBy('told_at')
    .limit(BATCH)
    .execute();
  return sweepEach(due, { subjectOf: ({ id }) => id, work: (key) => makeDebit(key, services) });
}

/** Returns the moment at which the next announced debit may be made, later than a moment of the business clock. */
export async function nextDebitMoment(db: Db, after: Date): Promise<Date | undefined> {
  const next = await db
    .selectFrom('debit')
    .select('told_at')
    .where('status', '=', 'announced')
    .where('told_at', '>', new Date(after.getTime() - NOTICE_MS))
    .orderBy('told_at')
    .limit(1)
    .executeTakeFirst();
  return next && new Date(next.told_at.getTime() + NOTICE_MS);
}
