import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { testServer } from '../../../../test/server/server.ts';
import { staffName, staffNames } from './staff-name.ts';

const server = await testServer();
const { db } = server.services;
const [one, other] = [await staffMember(server, 'support'), await staffMember(server, 'auditor')];

test('a query selects the name of the member of staff in a column, and none where the column is empty', async () => {
  const rows = sql<{ place: number; made_by: string | null }>`(values
    (1, ${one.id}::uuid), (2, ${other.id}::uuid), (3, null::uuid), (4, ${server.services.newId()}::uuid))`;
  const found = await db
    .selectFrom(rows.as<'act'>(sql`act (place, made_by)`))
    .select((eb) => staffName(eb.ref('act.made_by')).as('name'))
    .orderBy('act.place')
    .execute();
  expect(found.map(({ name }) => name)).toEqual([one.name, other.name, null, null]);
});

test('a query selects the names of all members of staff in a column, in their order', async () => {
  const rows = sql<{ people: string[] }>`(values (array[${one.id}, ${other.id}]::uuid[]))`;
  const { names } = await db
    .selectFrom(rows.as<'act'>(sql`act (people)`))
    .select((eb) => staffNames(eb.ref('act.people')).as('names'))
    .executeTakeFirstOrThrow();
  expect(names).toEqual([one.name, other.name].toSorted());
});
