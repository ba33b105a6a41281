import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { activeProduct } from '../pricing/index.ts';
import { DEADLINES } from './application-deadline.ts';
import { WARNING_HOURS } from './application-deadlines.data.ts';
import { reviewsPromisedUntil } from './reviews-promised-until.policy.ts';

const HOUR_MS = 3_600_000;

/** Number of applications that are read at once. */
export const LATE_BATCH = 200;

/** Time that an application is in a status before its client is warned, in milliseconds. */
const WARNED_AFTER = DEADLINES.flatMap(({ status, ms }) => {
  const hours = WARNING_HOURS[status];
  return hours === undefined ? [] : [{ status, ms: ms - hours * HOUR_MS }];
});

/**
 * Returns the first moment after another at which a client is warned, for a clock that steps from one due moment to the
 * next.
 */
export async function nextWarning(db: Db | Tx, after: Date): Promise<Date | undefined> {
  const rows = await Promise.all(
    WARNED_AFTER.map(async ({ status, ms }) => {
      const row = await notWarned(db, status)
        .where('status_since', '>', new Date(after.getTime() - ms))
        .orderBy('status_since')
        .limit(1)
        .executeTakeFirst();
      return row && row.since.getTime() + ms;
    }),
  );
  const moments = rows.flatMap((moment) => moment ?? []);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** An application whose client is to be warned. */
export interface Late {
  readonly clientId: string;
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly since: Date;
}

/** Returns for each status the moment since which its applications are warned. */
export async function lateSince(now: Date, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  const { today } = await clock.business(db);
  const { servicing } = await activeProduct(db, now);
  const until = reviewsPromisedUntil(today, servicing.calendar);
  return [
    ...WARNED_AFTER.map(({ status, ms }) => ({ status, until: new Date(now.getTime() - ms) })),
    { status: APPLICATION_STATUS.manualVerification, until },
  ];
}

/** Selects the applications in a status that were not warned of it. */
const notWarned = (db: Db | Tx, status: ApplicationStatus) =>
  db
    .selectFrom('application')
    .select(['client_id as clientId', 'id as applicationId', 'status', 'status_since as since'])
    .where('status', '=', status)
    // Word for word as in its index.
    .where(sql<boolean>`warned_since is distinct from status_since`);

interface Lates {
  readonly status: ApplicationStatus;
  readonly until: Date;
  readonly last: Late | undefined;
}

/** Reads the applications longest in a status since before a moment, after the last that was read. */
export const lateAfter = (db: Db, { status, until, last }: Lates): Promise<Late[]> =>
  notWarned(db, status)
    .where('status_since', '<=', until)
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('status_since', 'id'), '>', eb.tuple(last?.since ?? until, last?.applicationId ?? '')),
      ),
    )
    .orderBy('status_since')
    .orderBy('id')
    .limit(LATE_BATCH)
    .execute();
