import { type SweepReport, sweepEach, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { syncDebitJob } from './debits/sync-debit.job.ts';
import { syncMandateJob } from './registering/sync-mandate.job.ts';

const BATCH = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A holder may object for 60 days after the end of the month of a debit, and banks report objections late. */
const OBJECTED_WITHIN_MS = 120 * DAY_MS;

/** Polls every debit that may still change, as the second source of truth, so that a lost notice costs minutes. */
export async function pollDebits(services: Services): Promise<SweepReport> {
  const { db, clock } = services;
  const { now } = await clock.business(db);
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const debits = await db
    .selectFrom('debit')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waiting'), eb('asked_at', '<', ago(5 * MINUTE_MS))]),
        eb.and([
          eb('status', '=', 'debited'),
          eb('asked_at', '<', ago(DAY_MS)),
          eb('sent_at', '>', ago(OBJECTED_WITHIN_MS)),
        ]),
      ]),
    )
    .orderBy('asked_at')
    .limit(BATCH)
    .execute();
  const asked = await sweepEach(debits, {
    subjectOf: ({ id }) => id,
    work: ({ id: debitId }) => syncDebitJob(services)({ debitId }),
  });
  return sweptBoth(asked, await pollMandates(ago(5 * MINUTE_MS), services));
}

async function pollMandates(before: Date, services: Services): Promise<SweepReport> {
  const mandates = await services.db
    .selectFrom('mandate')
    .select('account_id')
    .where('status', '=', 'requested')
    .where('handed_over_at', 'is not', null)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', before)]))
    .orderBy('asked_at')
    .limit(BATCH)
    .execute();
  return sweepEach(mandates, {
    subjectOf: ({ account_id }) => account_id ?? '',
    work: async ({ account_id: accountId }) => accountId !== null && syncMandateJob(services)({ accountId }),
  });
}
