import { randomUUID } from 'node:crypto';
import type { IdentityCheckStatus } from '@lender/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { createClock } from '../../kernel/clock.ts';
import { connect } from '../../kernel/database/database.ts';
import { pollIdentityChecksJob } from './poll-identity-checks.job.ts';

const { db, close } = connect(await testDatabase(), { connections: 1 });
// Stores checks without applications: what is due follows from their own columns.
await sql`set session_replication_role = replica`.execute(db);
afterAll(close);
beforeEach(() => db.deleteFrom('identity_check').execute());

const NOW = new Date('2026-11-22T15:00:00Z');
const HOUR = 3_600;
const DAY = 24 * HOUR;
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

interface Check {
  readonly status?: IdentityCheckStatus;
  /** Seconds since it began, since its status and since it was asked about. */
  readonly age?: number;
  readonly since?: number;
  readonly asked: number;
}
async function store({ status = 'started', age = DAY, since = age, asked }: Check): Promise<string> {
  const session_id = randomUUID();
  const ids = { client_id: randomUUID(), id: randomUUID(), application_id: randomUUID(), session_id };
  const nothing = { reason_code: null, reason: null, attempt_id: null, found_sealed: null };
  const times = { created_at: secondsAgo(age), status_since: secondsAgo(since) };
  await db
    .insertInto('identity_check')
    .values({ ...ids, ...nothing, url_sealed: Buffer.alloc(1), status, ...times })
    .execute();
  await db
    .updateTable('identity_check')
    .set({ asked_at: secondsAgo(asked) })
    .where('id', '=', ids.id)
    .execute();
  return session_id;
}
async function poll(): Promise<string[]> {
  const asked: string[] = [];
  const jobs = {
    enqueue: async (_: unknown, __: unknown, data: object) => {
      asked.push(...Object.values(data));
    },
  };
  await pollIdentityChecksJob({ db, clock: createClock(() => NOW), jobs })();
  return asked;
}

test.each([
  ['a minute old', 60, 59, 61],
  ['ten minutes old', 600, 59, 61],
  ['two hours old', 2 * HOUR, 719, 721],
  ['days old', 2 * DAY, HOUR - 1, HOUR + 1],
])('a status that is %s is polled less often the older it is', async (_, since, tooSoon, due) => {
  await store({ since, asked: tooSoon });
  const again = await store({ since, asked: due });
  expect(await poll()).toEqual([again]);
});

test('a check is polled for eight days, while it is under way', async () => {
  const asked = 2 * HOUR;
  const due = [await store({ age: 8 * DAY - 60, asked })];
  await store({ age: 8 * DAY + 60, asked });
  for (const status of ['created', 'submitted', 'resubmission_requested', 'review'] as const)
    due.push(await store({ status, asked }));
  for (const status of ['approved', 'declined', 'expired', 'abandoned'] as const) await store({ status, asked });
  expect((await poll()).toSorted()).toEqual(due.toSorted());
  expect(await poll()).toEqual([]);
});
