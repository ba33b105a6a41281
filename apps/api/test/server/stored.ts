import type { ApplicationStatus, ClientStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect } from 'vitest';
import { bucketOf, type RateLimitName } from '../../src/kernel/rate-limit.ts';
import { RATE_LIMITS } from '../../src/registry/limits.ts';
import type { TestServer } from './server.ts';

interface UsedUp {
  readonly limit: RateLimitName;
  /** Values that the limit counts by; for a limit per source, this machine. */
  readonly who?: readonly string[];
  /** Number of seconds that its window still runs; the whole window by default. */
  readonly secondsLeft?: number;
  /** Number of hits that are left; none by default. */
  readonly hitsLeft?: number;
}

/**
 * Sets a limit as used up, by one caller or by all together.
 *
 * @returns the function that gives it back
 */
export async function useUpLimit({ services }: TestServer, used: UsedUp): Promise<() => Promise<unknown>> {
  const { per, windowSeconds, hits: most } = RATE_LIMITS[used.limit];
  const hits = most - (used.hitsLeft ?? 0);
  const { limit, who = per === 'source' ? [THIS_MACHINE] : undefined, secondsLeft = windowSeconds } = used;
  const bucket = bucketOf({ limit, ...(who && { who }) }, services);
  const window_start = new Date(services.clock.wall().getTime() - (windowSeconds - secondsLeft) * 1000);
  await services.db
    .insertInto('rate_limit')
    .values({ bucket, window_start, hits })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ window_start, hits }))
    .execute();
  return () => services.db.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
}

const SECONDS_LEFT = 50;

/**
 * Makes a call while a limit is used up whose window is nearly over: the refusal states how long it still runs, and a
 * caller who waits that long is let in.
 */
export async function beyondLimit<Answer extends { readonly status: number; readonly headers: Headers }>(
  server: TestServer,
  { act, ...used }: Omit<UsedUp, 'secondsLeft'> & { readonly act: () => Promise<Answer> },
): Promise<Answer> {
  await useUpLimit(server, { ...used, secondsLeft: SECONDS_LEFT });
  const refused = await act();
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(SECONDS_LEFT);
  server.passSeconds(seconds);
  expect([401, 429]).not.toContain((await act()).status);
  return refused;
}

/** Address from which the requests of the tests come. */
export const THIS_MACHINE = '127.0.0.1';

/** Returns the id of the client whose token it is. */
export function clientIdOf({ token }: { token: string }): string {
  const claims: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims.sub;
}

/** Sets a client's status as staff would on screens that are not built. */
export async function setClientStatus(server: TestServer, client: { token: string }, status: ClientStatus) {
  await server.services.db.updateTable('client').set({ status }).where('client_id', '=', clientIdOf(client)).execute();
}

/** Sets an application's state as staff would on screens that are not built. */
export async function setApplication(
  { services }: TestServer,
  { applicationId }: { applicationId: string },
  {
    principal_centavos: principal,
    desired_centavos: desired,
    ...change
  }: { status?: ApplicationStatus; status_since?: Date; principal_centavos?: number; desired_centavos?: number },
): Promise<void> {
  const amounts = {
    ...(principal !== undefined && { principal_centavos: centavos(principal) }),
    ...(desired !== undefined && { desired_centavos: centavos(desired) }),
  };
  await services.db
    .updateTable('application')
    .set({ ...change, ...amounts })
    .where('id', '=', applicationId)
    .execute();
}

/** Counts rows of a client. */
export async function countOf(
  { services }: TestServer,
  table: 'application' | 'agreement' | 'loan' | 'payout' | 'payment' | 'ledger_entry' | 'document',
  client: { token: string },
): Promise<number> {
  const { count } = await services.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientIdOf(client))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes all counts of rate limits. */
export const forgetLimits = ({ services }: TestServer): Promise<unknown> =>
  services.db.deleteFrom('rate_limit').execute();
