import { ok } from '@lender/result';
import { sql } from 'kysely';
import type { ChangedLimits } from '../settings/limit-changes.ts';
import type { Clock } from './clock.ts';
import type { Vault } from './crypto/vault.ts';
import type { Db } from './database/database.ts';
import type { RateLimit } from './limit-declaration.ts';
import { type Counted, refuseUntil } from './rate-limited.ts';

/**
 * Rate limits by their names. Each module declares its own, and `registry/limits.ts` adds them here, so that a name is
 * checked and the kernel names no limit.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the registry adds the members.
export interface RateLimits {}

export type RateLimitName = keyof RateLimits;

/** One hit of a limit. */
export interface Hit {
  readonly limit: RateLimitName;
  /**
   * Caller that it counts for, in as many words as the limit's `per` names; absent where all callers count together.
   * Kept as a keyed hash.
   */
  readonly who?: readonly string[];
}

/** Dependencies of counting. */
export interface Counting {
  readonly clock: Pick<Clock, 'wall'>;
  readonly vault: Pick<Vault, 'searchHash'>;
  readonly env: { readonly RATE_LIMITS: ChangedLimits };
  readonly limits: Readonly<Record<RateLimitName, RateLimit>>;
  /**
   * Pool whose writes stay when a request is rolled back. Nothing else touches its rows, so counting never waits for a
   * transaction, and a transaction may hold rows while it counts.
   */
  readonly counters: Db;
}

/**
 * Counts hits in order until one is over its limit; that one refuses the call and those after it are not counted. So
 * the narrowest limit comes first: a source over its own limit uses up none of the limit of all callers.
 *
 * Counts are kept in the database, where all nodes share them, and rise before anything is compared, so that parallel
 * requests cannot slip under them.
 */
export async function countHits(hits: readonly Hit[], counting: Counting): Promise<Counted> {
  for (const hit of hits) {
    const { hits: counted, window_start } = await raise(hit, counting);
    const { windowSeconds, hits: most } = counting.limits[hit.limit];
    const limit = counting.env.RATE_LIMITS[hit.limit] ?? most;
    if (counted > limit) {
      const freeAt = new Date(window_start.getTime() + windowSeconds * 1000);
      return refuseUntil(freeAt, { now: counting.clock.wall(), windowSeconds });
    }
  }
  return ok(undefined);
}

/** Takes back hits that turned out not to count. */
export async function takeBackHits(hits: readonly Hit[], counting: Counting): Promise<void> {
  for (const hit of hits)
    await sql`
      update rate_limit set hits = hits - 1
      where bucket = ${bucketOf(hit, counting)} and hits > 0
        and window_start > ${startOfWindowEndingNow(hit, counting)}`.execute(counting.counters);
}

/** Returns the name under which a hit is counted. */
export const bucketOf = ({ limit, who }: Hit, { vault }: Pick<Counting, 'vault'>): string =>
  who ? `${limit}:${vault.searchHash('limit', who.join('\0')).toString('base64url')}` : limit;

/** Adds a hit to the window that runs, or begins one with it. */
async function raise(hit: Hit, counting: Counting): Promise<{ readonly hits: number; readonly window_start: Date }> {
  const overdue = startOfWindowEndingNow(hit, counting);
  const { rows } = await sql<{ hits: number; window_start: Date }>`
    insert into rate_limit as counted (bucket, window_start, hits)
    values (${bucketOf(hit, counting)}, ${counting.clock.wall()}, 1)
    on conflict (bucket) do update set
      hits = case when counted.window_start <= ${overdue} then 1 else counted.hits + 1 end,
      window_start =
        case when counted.window_start <= ${overdue} then excluded.window_start else counted.window_start end
    returning hits, window_start`.execute(counting.counters);
  const [counted] = rows;
  if (!counted) throw new Error(`The limit ${hit.limit} was not counted.`);
  return counted;
}

const startOfWindowEndingNow = ({ limit }: Hit, { clock, limits }: Pick<Counting, 'clock' | 'limits'>): Date =>
  new Date(clock.wall().getTime() - limits[limit].windowSeconds * 1000);
