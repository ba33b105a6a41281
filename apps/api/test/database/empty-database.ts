import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { connect } from '../../src/kernel/database/database.ts';

/** Returns the connection string of an empty database, which is dropped after the last test of the file. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const cluster = connect(inject('testCluster'), { connections: 1 });
  await sql.raw(`create database ${name} template template0`).execute(cluster.db);
  afterAll(async () => {
    await sql.raw(`drop database ${name} with (force)`).execute(cluster.db);
    await cluster.close();
  });
  const url = new URL(inject('testCluster'));
  url.pathname = `/${name}`;
  return url.href;
}
