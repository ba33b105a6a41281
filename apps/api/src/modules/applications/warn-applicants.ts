import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import type { LoanMessage } from '../messages/index.ts';
import { activeProduct } from '../pricing/index.ts';
import { DEADLINES, deadlineOf } from './application-deadline.ts';
import { REVIEW_WORKING_DAYS, WARNING_HOURS } from './application-deadlines.data.ts';
import { type ApplicationRecord, findApplication } from './application-record.ts';
import { readFlowState } from './flow/flow-state.ts';
import { askedOf, tellOfApplication, waitingOf } from './tell-application-news.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/** How long an application stands in a status before its client is warned, in milliseconds. */
const WARNED_AFTER = DEADLINES.flatMap(({ status, ms }) => {
  const hours = WARNING_HOURS[status];
  return hours === undefined ? [] : [{ status, ms: ms - hours * HOUR_MS }];
});

/** The first moment after another at which a client is warned, for a clock that steps from one due moment to the next. */
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

/**
 * Warns each client once whose application ends soon unless they do something, and says sorry to those whose review took
 * longer than was promised.
 */
export async function warnApplicants(services: Services): Promise<SweepReport> {
  const { now } = await services.clock.business(services.db);
  const work = (one: Late) => inTransaction(services.db, (tx) => warn(tx, { ...one, now }, services));
  let swept = NOTHING_SWEPT;
  for (const { status, until } of await lateSince(now, services)) {
    let last: Late | undefined;
    do {
      const late = await lateAfter(services.db, { status, until, last });
      swept = sweptBoth(swept, await sweepEach(late, { subjectOf: ({ applicationId }) => applicationId, work }));
      last = late.length < BATCH ? undefined : late.at(-1);
    } while (last);
  }
  return swept;
}

interface Late {
  readonly clientId: string;
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly since: Date;
}

/** By status: whoever stands there since then or longer is warned. */
async function lateSince(now: Date, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  const { today } = await clock.business(db);
  const { servicing } = await activeProduct(db, now);
  const until = reviewsPromisedUntil(today, servicing.calendar);
  return [
    ...WARNED_AFTER.map(({ status, ms }) => ({ status, until: new Date(now.getTime() - ms) })),
    { status: APPLICATION_STATUS.manualVerification, until },
  ];
}

/**
 * The last moment at which a review began that should have been over before a day: the working days that were promised lie
 * between them.
 *
 * @example
 * reviewsPromisedUntil(plainDate('2026-11-23'), 'cnbv-2026') // → the end of Thursday 19.11.: Friday was the working day
 */
export function reviewsPromisedUntil(today: PlainDate, calendar: string | null): Date {
  // Without a calendar every day is a working day.
  const after = calendar === null ? addDays : mexicanCalendar(calendar).addWorkingDays;
  let day = addDays(today, -1);
  while (after(day, REVIEW_WORKING_DAYS) >= today) day = addDays(day, -1);
  return endOfDay(day);
}

/** Whoever stands in a status and was not warned of it. */
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

const lateAfter = (db: Db, { status, until, last }: Lates): Promise<Late[]> =>
  notWarned(db, status)
    .where('status_since', '<=', until)
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('status_since', 'id'), '>', eb.tuple(last?.since ?? until, last?.applicationId ?? '')),
      ),
    )
    .orderBy('status_since')
    .orderBy('id')
    .limit(BATCH)
    .execute();

async function warn(
  tx: Tx,
  { clientId, applicationId, status, since, now }: Late & { readonly now: Date },
  services: Services,
): Promise<void> {
  await lockClient(tx, clientId);
  const record = await findApplication(tx, { clientId, applicationId });
  if (record?.status !== status || record.status_since.getTime() !== since.getTime()) return;
  await tx
    .updateTable('application')
    .set({ warned_since: record.status_since })
    .where('client_id', '=', clientId)
    .where('id', '=', applicationId)
    .execute();
  const staleAt = deadlineOf({ status, since });
  if (!staleAt || staleAt <= now) return;
  const message = await warningOf(tx, record, services);
  if (message) await tellOfApplication(tx, { record, message, staleAt }, services);
}

/** What a client is warned of; nothing where all that is missing is the lender's to do. */
async function warningOf(tx: Tx, record: ApplicationRecord, { clock }: Services): Promise<LoanMessage | undefined> {
  const { status, client_id: clientId } = record;
  if (status === APPLICATION_STATUS.manualVerification) return { kind: 'review_delayed', facts: askedOf(record) };
  const waits = await waitingOf(tx, record);
  const told = (todo: 'sign' | 'answer' | 'complete'): LoanMessage => ({
    kind: 'time_running_out',
    facts: { ...waits, todo },
  });
  if (status === APPLICATION_STATUS.signing) return told('sign');
  if (status !== APPLICATION_STATUS.new && status !== APPLICATION_STATUS.verification) return told('answer');
  const { needs } = await readFlowState(tx, clientId, clock.wall());
  return needs.open.length > 0 ? told('complete') : undefined;
}
