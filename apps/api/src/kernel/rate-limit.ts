import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Vault } from './crypto/vault.ts';
import type { Db, Tx } from './database/database.ts';

/** What counting needs: the wall clock, and the pool whose writes stand when a request is undone. */
interface Counting {
  readonly clock: Clock;
  readonly counters: Db;
}

export interface RateLimit {
  /** What is counted, for whom. Personal values go in as keyed hashes. */
  readonly bucket: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface SourceLimit {
  readonly name: string;
  /** Address that the requests come from. */
  readonly source: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts one hit of a visitor, whose address is kept as a keyed hash. */
export const isSourceWithinLimit = (
  { name, source, ...pace }: SourceLimit,
  { clock, counters, vault }: Counting & { readonly vault: Vault },
): Promise<boolean> => {
  const bucket = `${name}:${vault.searchHash('source', source).toString('base64url')}`;
  return isWithinLimit(counters, { bucket, ...pace }, clock.wall());
};

export interface ClientLimit {
  readonly name: string;
  readonly clientId: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts one hit of a signed-in client. */
export const isClientWithinLimit = (
  { name, clientId, ...pace }: ClientLimit,
  { clock, counters }: Counting,
): Promise<boolean> => isWithinLimit(counters, { bucket: `${name}:${clientId}`, ...pace }, clock.wall());

/**
 * Counts one hit and says whether it is within the pace. The count lives in the database, so that all nodes share it,
 * and is raised before anything is compared, so that parallel requests cannot slip under it.
 */
export async function isWithinLimit(
  db: Db | Tx,
  { bucket, limit, windowSeconds }: RateLimit,
  wallNow: Date,
): Promise<boolean> {
  const windowStart = windowStartOf(windowSeconds, wallNow);
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limit (bucket, window_start, hits) values (${bucket}, ${windowStart}, 1)
    on conflict (bucket, window_start) do update set hits = rate_limit.hits + 1
    returning hits`.execute(db);
  return (rows[0]?.hits ?? 0) <= limit;
}

/** Takes one hit back, of what turned out to be none. */
export async function takeBackHit(db: Db | Tx, { bucket, windowSeconds }: RateLimit, wallNow: Date): Promise<void> {
  await sql`
    update rate_limit set hits = hits - 1
    where bucket = ${bucket} and window_start = ${windowStartOf(windowSeconds, wallNow)} and hits > 0`.execute(db);
}

function windowStartOf(windowSeconds: number, wallNow: Date): Date {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(wallNow.getTime() / windowMs) * windowMs);
}
