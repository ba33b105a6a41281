import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Db } from '../../src/kernel/database/database.ts';
import type { EmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import type { FragileDatabase } from '../database/open-fragile-database.ts';

interface Pair {
  readonly primary: EmbeddedPostgres;
  readonly replica: EmbeddedPostgres;
  /** Connection by which the server reaches the one or the other database. */
  readonly line: FragileDatabase;
  /** The server's own connection to its database. */
  readonly db: Db;
}

/** Observations of the death of a primary. */
export interface FailedOver {
  /** Number of commits that were acknowledged to a caller, before and while it died. */
  readonly acknowledged: number;
  /** Number of acknowledged commits that are lost afterwards. */
  readonly lost: number;
  /** Time from the kill to the next commit, in milliseconds. */
  readonly awayMs: number;
}

const COMMITS = 50;
const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 30_000;

/** Kills the primary during commits, and promotes its replica. */
export async function failOver({ primary, replica, line, db }: Pair): Promise<FailedOver> {
  const acknowledged: string[] = [];
  const write = async (name: string) => {
    await inTransaction(db, (tx) => tx.insertInto('provider_mark').values({ name, read_until: new Date() }).execute());
    acknowledged.push(name);
  };
  for (let at = 0; at < COMMITS; at++) await write(`before ${at}`);
  const pid = await readFile(path.join(primary.dataDirectory, 'postmaster.pid'), 'utf8');
  const dying = Promise.allSettled(Array.from({ length: COMMITS }, (_, at) => write(`meanwhile ${at}`)));
  const killedAt = performance.now();
  process.kill(Number(pid.split('\n')[0]), 'SIGKILL');
  await dying;
  await promote(replica);
  line.turnTo(replica.connectionString);
  await line.mend();
  while (!(await write('after').then(...SUCCESS))) {
    if (performance.now() - killedAt > PATIENCE_MS) throw new Error('nothing was committed any more');
    await sleep(LOOK_EVERY_MS);
  }
  const awayMs = performance.now() - killedAt;
  const kept = new Set((await db.selectFrom('provider_mark').select('name').execute()).map(({ name }) => name));
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((name) => !kept.has(name)).length, awayMs };
}

const SUCCESS = [() => true, () => false] as const;

async function promote(replica: EmbeddedPostgres): Promise<void> {
  const owner = connect(replica.connectionString, { connections: 1 });
  await sql`select pg_promote()`.execute(owner.db);
  await owner.close();
}
