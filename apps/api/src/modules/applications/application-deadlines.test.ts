import { randomUUID } from 'node:crypto';
import { APPLICATION_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyToSigning } from '../../../test/journey.ts';
import { ownerOf } from '../../../test/owner.ts';
import { testServer } from '../../../test/server.ts';
import { deadlineOf, expireApplicationsJob } from './application-deadlines.ts';

const server = await testServer();
const { db } = server.services;
const owner = ownerOf(server);

/** Copies of an application whose client does not exist: ending one throws. */
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

test('a signature is waited for two days', () => {
  const since = new Date('2026-11-20T18:00:00Z');
  expect(deadlineOf({ status: APPLICATION_STATUS.signing, since })).toEqual(new Date('2026-11-22T18:00:00Z'));
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
