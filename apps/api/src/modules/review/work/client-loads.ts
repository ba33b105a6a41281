import { sql } from 'kysely';
import { dueAfter } from './due-after.ts';
import { type ReadWork, readLoad, type WorkReaders } from './read-load.ts';
import { MESSAGE_DAYS, WORK_LIMIT_HOURS } from './work-limits.data.ts';

const DAY_MS = 86_400_000;

/** Counts complaints that are not answered. A complaint is late on the day after its last one. */
const complaints: ReadWork = (tx, { now }) =>
  readLoad(
    tx,
    tx
      .selectFrom('complaint')
      .where('answered_at', 'is', null)
      .select([
        'id',
        sql<Date>`((due_on + 1)::timestamp at time zone 'America/Mexico_City')`.as('due_at'),
        'opened_at as since',
      ]),
    now,
  );

/** Counts messages of the last days that were given up. */
const messages: ReadWork = (tx, { now }) =>
  readLoad(
    tx,
    tx
      .selectFrom('message')
      .where('state', '=', 'dead')
      .where('state_since', '>', new Date(now.getTime() - MESSAGE_DAYS * DAY_MS))
      .select(['id', dueAfter('state_since', WORK_LIMIT_HOURS.messages).as('due_at'), 'state_since as since']),
    now,
  );

/** Counts alerts that are not closed, without those about the caller. */
const alerts: ReadWork = (tx, { userId, now }) =>
  readLoad(
    tx,
    tx
      .selectFrom('aml_alert')
      .where('closed_at', 'is', null)
      .where(sql<boolean>`not (${userId}::uuid = any(staff_ids))`)
      .select(['id', dueAfter('raised_at', WORK_LIMIT_HOURS.alerts).as('due_at'), 'raised_at as since']),
    now,
  );

export const CLIENT_WORK = { complaints, messages, alerts } satisfies WorkReaders;
