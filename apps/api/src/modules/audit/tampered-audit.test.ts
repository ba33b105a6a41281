import { blockIdentifier, checkAudit } from '@lender/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { ownerOf } from '../../../test/server/owner.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const auditor = await staffMember(server, 'auditor');
const boss = await staffMember(server, 'supervisor');
for (let number = 0; number < 5; number++)
  await expectDone(
    server.call(
      blockIdentifier,
      { body: { kind: 'phone', value: `551000000${number}`, reason: 'Pidió dos veces' } },
      { token: boss.token, key: crypto.randomUUID() },
    ),
  );

/** The owner of the database can switch its triggers off. */
const owner = ownerOf(server);
const check = () => expectDone(server.call(checkAudit, {}, auditor));

/** Changes the audit directly in the database, checks the chain, and restores everything. */
async function checkAfter(change: string): Promise<number | null> {
  await sql`create table kept as select * from audit_entry`.execute(owner);
  try {
    await alter(change);
    return (await check()).brokenAt;
  } finally {
    await alter('delete from audit_entry; insert into audit_entry select * from kept');
    await sql`drop table kept`.execute(owner);
  }
}
const alter = (statements: string) =>
  sql
    .raw(`alter table audit_entry disable trigger all; ${statements}; alter table audit_entry enable trigger all`)
    .execute(owner);

test.each([
  ['says something else', `update audit_entry set outcome = 'not_found' where sequence = 3`, 3],
  ['names somebody else', `update audit_entry set staff_id = gen_random_uuid() where sequence = 3`, 3],
  ['was done at another time', `update audit_entry set at = at - interval '1 hour' where sequence = 3`, 3],
  [
    'has details of another',
    `update audit_entry set details_sealed = (select details_sealed from kept where sequence = 4)
    where sequence = 3`,
    3,
  ],
  ['has a seal of its own making', `update audit_entry set seal = sha256('x'::bytea) where sequence = 3`, 3],
  ['is gone from the middle', 'delete from audit_entry where sequence = 3', 3],
  ['is gone from the beginning', 'delete from audit_entry where sequence = 1', 1],
  [
    'is gone, and those after it moved up',
    `delete from audit_entry where sequence = 3;
    update audit_entry set sequence = sequence - 1 where sequence > 3`,
    3,
  ],
  [
    'was added',
    `insert into audit_entry select 99, at, staff_id, role, kind, call, outcome, subject_id, request_id,
    details_sealed, sha256('y'::bytea) from kept where sequence = 2`,
    null,
  ],
] as const)('an audit entry that %s is found', async (_, change, expected) => {
  const { entries } = await check();
  expect(await checkAfter(change)).toBe(expected ?? entries + 1);
  expect((await check()).brokenAt).toBeNull();
});

test('a cut-off end of the audit is detected by the seal that was kept', async () => {
  const { head, entries } = await check();
  await sql`create table whole as select * from audit_entry`.execute(owner);
  await alter(`delete from audit_entry where sequence = ${entries}`);
  expect(await check()).toMatchObject({ brokenAt: null, entries: entries - 1 });
  expect((await check()).head).not.toBe(head);
  await alter('delete from audit_entry; insert into audit_entry select * from whole');
});
