import type { ApplicationStatus, ClientStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/**
 * As if everybody together, or one client, had used up a pace in the window that runs now.
 *
 * @returns gives the pace back
 */
export async function useUpPace(
  { services }: TestServer,
  { bucket, windowSeconds }: { bucket: string; windowSeconds: number },
): Promise<() => Promise<unknown>> {
  const windowMs = windowSeconds * 1000;
  const window_start = new Date(Math.floor(services.clock.wall().getTime() / windowMs) * windowMs);
  await services.db
    .insertInto('rate_limit')
    .values({ bucket, window_start, hits: 1_000_000 })
    .onConflict((conflict) => conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: 1_000_000 }))
    .execute();
  return () => services.db.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
}

/** Calls while a pace is used up, and gives the pace back; a refusal says after how many seconds to try again. */
export async function beyondPace<Answer extends { readonly headers: Headers }>(
  server: TestServer,
  { act, ...pace }: { bucket: string; windowSeconds: number; act: () => Promise<Answer> },
): Promise<Answer> {
  const giveBack = await useUpPace(server, pace);
  const answer = await act();
  await giveBack();
  expect(answer.headers.get('retry-after')).toBe(String(pace.windowSeconds));
  return answer;
}

/** The bucket in which the hits of this machine are counted. */
export const bucketOfSource = ({ services }: TestServer, name: string): string =>
  `${name}:${services.vault.searchHash('source', '127.0.0.1').toString('base64url')}`;

/** Whose token it is. */
export function clientIdOf({ token }: { token: string }): string {
  const claims: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims.sub;
}

/** Puts a client where staff would put it by screens that are not built. */
export async function setClientStatus(server: TestServer, client: { token: string }, status: ClientStatus) {
  await server.services.db.updateTable('client').set({ status }).where('client_id', '=', clientIdOf(client)).execute();
}

/** Puts an application where staff would put it by screens that are not built. */
export async function setApplication(
  { services }: TestServer,
  { applicationId }: { applicationId: string },
  { principal_centavos: amount, ...change }: { status: ApplicationStatus; principal_centavos?: number },
): Promise<void> {
  const principal = amount === undefined ? {} : { principal_centavos: centavos(amount) };
  await services.db
    .updateTable('application')
    .set({ ...change, ...principal })
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

/** Gives every pace back that was used up. */
export const forgetPaces = ({ services }: TestServer): Promise<unknown> =>
  services.db.deleteFrom('rate_limit').execute();
