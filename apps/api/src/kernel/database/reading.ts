import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from './database.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/**
 * Reads much data as of one moment, in a transaction that writes nothing: on a replica that has everything committed at
 * the time of the call, if there is one, otherwise on the primary. The work may run twice.
 */
export type Reading = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Databases {
  readonly primary: Db;
  /** @default none: the primary reads */
  readonly replica?: Db | undefined;
  /** Called each time the replica is skipped, with the reason. */
  readonly onPassedOver?: (because: 'behind' | 'gone') => void;
}

/** Longest wait for a replica, in milliseconds: replicas are behind by less, or by much more. */
const PATIENCE_MS = 200;
const LOOK_EVERY_MS = 10;

export function readingFrom({ primary, replica, onPassedOver = () => {} }: Databases): Reading {
  if (!replica) return (work) => readOn(primary, work);
  return async (work) => {
    const { rows } = await sql<{ place: string }>`select pg_current_wal_lsn()::text as place`.execute(primary);
    const place = rows[0]?.place ?? '';
    try {
      if (await hasReached(replica, place)) return await readOn(replica, work);
      onPassedOver('behind');
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isInTheWay(error)) throw error;
      onPassedOver('gone');
    }
    return readOn(primary, work);
  };
}

const readOn = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/** True when a replica has everything up to a position in the log; one that was promoted is no replica any more. */
async function hasReached(replica: Db, place: string): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(LOOK_EVERY_MS)) {
    const { rows } = await sql<{ is: boolean }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as is`.execute(replica);
    if (rows[0]?.is) return true;
    if (Date.now() > deadline) return false;
  }
}

const CONFLICT_WITH_RECOVERY = '40001';

/** True when the reading was ended by a change on the primary since then, such as clearing old rows away. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === CONFLICT_WITH_RECOVERY;
