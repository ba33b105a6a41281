import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';
import { startTestCluster } from './test-cluster.ts';

// Server of its own, on which the role was never made.
const cluster = await startTestCluster(async () => {});
afterAll(cluster.stop);

test('an owner who is no administrator migrates, and a login of its own serves', async () => {
  const admin = connect(cluster.connectionString, { connections: 1 });
  for (const statement of [
    'create role keeper login createrole',
    'create database books owner keeper',
    'create role desk login',
  ])
    await sql.raw(statement).execute(admin.db);
  await admin.close();
  const as = (user: string) => {
    const url = new URL(cluster.connectionString);
    url.username = user;
    url.pathname = '/books';
    return url.href;
  };

  await migrate(as('keeper'));
  await migrate(as('keeper'));
  const keeper = connect(as('keeper'), { connections: 1 });
  await sql`grant lender_api to desk`.execute(keeper.db);
  await keeper.close();

  const desk = connect(as('desk'), { role: 'lender_api', connections: 1 });
  await desk.db.insertInto('enabled_bank').values({ code: '012' }).execute();
  // The login is refused as the role and as itself.
  await expect(sql`delete from event_log`.execute(desk.db)).rejects.toMatchObject({ code: '42501' });
  await sql`set role none`.execute(desk.db);
  await expect(sql`delete from event_log`.execute(desk.db)).rejects.toMatchObject({ code: '42501' });
  await expect(sql`set role keeper`.execute(desk.db)).rejects.toMatchObject({ code: '42501' });
  await desk.close();
});
