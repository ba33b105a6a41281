import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';

/**
 * Starts a server that streams from another one and reports that it has all its commits: a copy of its files and
 * PostgreSQL's own replication.
 */
export async function replicaOf(primary: EmbeddedPostgres, dataDirectory: string): Promise<EmbeddedPostgres> {
  const client = new pg.Client({ connectionString: primary.connectionString });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', fast => true)`);
    execFileSync('cp', ['-a', primary.dataDirectory, dataDirectory]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    const place = (file: string) => path.join(dataDirectory, file);
    for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(place(file), { force: true });
    const host = new URL(primary.connectionString).searchParams.get('host');
    appendFileSync(place('postgresql.auto.conf'), `primary_conninfo = 'host=${host} user=app'\n`);
    const { uid, gid } = statSync(dataDirectory);
    for (const [file, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(place(file), text);
      chownSync(place(file), uid, gid);
    }
    const replica = await startEmbeddedPostgres({ dataDirectory });
    // From now on nothing is committed before the replica has it too.
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    return replica;
  } finally {
    await client.end();
  }
}
