import { randomUUID } from 'node:crypto';
import { APPLICATION_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyToSigning, openApplication } from '../../../test/people/journey.ts';
import { ownerOf } from '../../../test/server/owner.ts';
import { testServer } from '../../../test/server/server.ts';
import { deadlineOf } from './application-deadline.ts';
import { expireApplicationsJob } from './application-deadlines.ts';

const server = await testServer();
const { db } = server.services;
const owner = ownerOf(server);
const HOUR_MS = 3_600_000;

/** Stores copies of an application whose client does not exist: ending one throws. */
const storeBroken = (applicationId: string, count: number) =>
  owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const row = await tx
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const signals = JSON.stringify(row.signals);
    const longAgo = new Date(row.status_since.getTime() - 1_000);
    const copy = () => ({
      ...row,
      id: randomUUID(),
      client_id: randomUUID(),
      hashed_id: randomUUID(),
      signals,
      status_since: longAgo,
    });
    await tx
      .insertInto('application')
      .values(Array.from({ length: count }, copy))
      .execute();
  });

const statusOf = async (id: string) =>
  (await db.selectFrom('application').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

/** Hours that an application may be in a status; in every other one it may stay for ever. */
const HOURS = {
  new: 168,
  verification: 168,
  manualVerification: 240,
  yhatDecrease: 72,
  yhatIncrease: 72,
  specialOffer: 72,
  decisionError: 72,
  signing: 48,
  accepted: 168,
} as const;

test('an application that waits has a deadline, and one that is over has none', () => {
  const since = new Date('2026-11-20T18:00:00Z');
  const hours = Object.entries(APPLICATION_STATUS).flatMap(([name, status]) => {
    const deadline = deadlineOf({ status, since });
    return deadline ? [[name, (deadline.getTime() - since.getTime()) / HOUR_MS]] : [];
  });
  expect(Object.fromEntries(hours)).toEqual(HOURS);
});

test('an application ends when its time is over, and not a minute before', async () => {
  const { applicationId } = await openApplication(server);
  const { now } = await server.services.clock.business(db);
  for (const [name, hours] of Object.entries(HOURS)) {
    const status = APPLICATION_STATUS[name as keyof typeof HOURS];
    const after = async (ms: number) => {
      const status_since = new Date(now.getTime() - ms);
      await db.updateTable('application').set({ status, status_since }).where('id', '=', applicationId).execute();
      await expireApplicationsJob(server.services)();
      return statusOf(applicationId);
    };
    expect([name, await after(hours * HOUR_MS - 60_000)]).toEqual([name, status]);
    expect([name, await after(hours * HOUR_MS)]).toEqual([name, APPLICATION_STATUS.terminated]);
  }
});

test('applications that cannot be ended hold up no other, however many they are', async () => {
  const signing = await applyToSigning(server);
  await storeBroken(signing.applicationId, 230);
  await db
    .updateTable('business_clock')
    .set({ offset_ms: 49 * 3_600_000 })
    .execute();
  await expireApplicationsJob(server.services)();
  expect(await statusOf(signing.applicationId)).toBe(APPLICATION_STATUS.terminated);
});
