import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { DEADLINES, deadlineOf } from './application-deadline.ts';
import { type ApplicationRecord, findApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';

const BATCH = 200;
/** Payouts that moved no money and will move none. */
const ENDED_PAYOUTS = ['returned', 'cancelled'] as const;

/** Returns the first deadline after a moment, for a clock that steps from one due moment to the next. */
export async function nextDeadline(db: Db | Tx, after: Date): Promise<Date | undefined> {
  const rows = await Promise.all(
    DEADLINES.map(({ status, ms }) =>
      db
        .selectFrom('application')
        .select(['status', 'status_since as since'])
        .where('status', '=', status)
        .where('status_since', '>', new Date(after.getTime() - ms))
        .orderBy('status_since')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const moments = rows.flatMap((row) => (row && deadlineOf(row)?.getTime()) ?? []);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/**
 * Ends every application whose time is over, each in a transaction of its own: one that cannot be ended holds up no
 * other. It works through one status after the other, since each has a deadline and an order of its own.
 */
export const expireApplicationsJob = (services: Services) => async (): Promise<SweepReport> => {
  const { now } = await services.clock.business(services.db);
  const work = (one: Overdue) => inTransaction(services.db, (tx) => expire(tx, { ...one, now }, services));
  let swept = NOTHING_SWEPT;
  for (const { status, ms } of DEADLINES) {
    let last: Overdue | undefined;
    do {
      const overdue = await overdueAfter(services.db, { status, until: new Date(now.getTime() - ms), last });
      swept = sweptBoth(swept, await sweepEach(overdue, { subjectOf: ({ applicationId }) => applicationId, work }));
      last = overdue.length < BATCH ? undefined : overdue.at(-1);
    } while (last);
  }
  return swept;
};

interface Overdue {
  readonly clientId: string;
  readonly applicationId: string;
  readonly since: Date;
}

interface Overdues {
  readonly status: ApplicationStatus;
  /** Latest beginning of the status for which an application is overdue. */
  readonly until: Date;
  readonly last: Overdue | undefined;
}

/**
 * Reads a batch of overdue applications of one status, after the last one of the previous batch, longest waiting first.
 */
const overdueAfter = (db: Db, { status, until, last }: Overdues): Promise<Overdue[]> =>
  db
    .selectFrom('application')
    .select(['client_id as clientId', 'id as applicationId', 'status_since as since'])
    .where('status', '=', status)
    .where('status_since', '<=', until)
    .$if(status === APPLICATION_STATUS.accepted, (query) => query.where((eb) => eb.not(eb.exists(activePayout(eb)))))
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('status_since', 'id'), '>', eb.tuple(last?.since ?? until, last?.applicationId ?? '')),
      ),
    )
    .orderBy('status_since')
    .orderBy('id')
    .limit(BATCH)
    .execute();

const activePayout = (eb: ExpressionBuilder<Database, 'application'>) =>
  eb
    .selectFrom('payout')
    .select('payout.id')
    .whereRef('payout.client_id', '=', 'application.client_id')
    .whereRef('payout.application_id', '=', 'application.id')
    .where('payout.status', 'not in', ENDED_PAYOUTS);

async function expire(
  tx: Tx,
  { clientId, applicationId, now }: { clientId: string; applicationId: string; now: Date },
  services: Services,
): Promise<void> {
  await lockClient(tx, clientId);
  const record = await findApplication(tx, { clientId, applicationId });
  const deadline = record && deadlineOf({ status: record.status, since: record.status_since });
  if (!record || !deadline || deadline > now || (await hasActivePayout(tx, record))) return;
  const to = APPLICATION_STATUS.terminated;
  const moved = await moveApplication(tx, { record, to, actor: 'timer', by: 'system' }, services);
  if (!moved.ok) throw new Error(`application ${applicationId}: no deadline ends status ${record.status}`);
}

async function hasActivePayout(tx: Tx, { client_id, id }: ApplicationRecord): Promise<boolean> {
  const live = await tx
    .selectFrom('payout')
    .select('id')
    .where('client_id', '=', client_id)
    .where('application_id', '=', id)
    .where('status', 'not in', ENDED_PAYOUTS)
    .executeTakeFirst();
  return live !== undefined;
}
