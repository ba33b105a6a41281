import { ok, type Result } from '@lender/result';
import type { Db } from '../kernel/database/database.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { Services } from '../services.ts';
import { type KeyedCall, sealContext } from './idempotency.ts';

/** Value in place of a status while a call under the key still runs. */
const RUNNING = 0;
/** Milliseconds after which the keys of a process that died are free again; no provider is waited for that long. */
const LEASE_MS = 60_000;

type Deps = Pick<Services, 'db' | 'clock' | 'vault'>;

/** Result of asking for a key: the earlier answer, or the right to answer. */
export type Leased =
  | { readonly stored: { readonly status: number; readonly answer: string } }
  | { readonly stored?: never };

/**
 * Takes the key of a call that opens its own transactions. No lock may be held during a call of a provider, so the key
 * is leased by its row.
 */
export async function leaseKey(
  call: KeyedCall,
  { db, clock, vault }: Deps,
): Promise<Result<Leased, Refusal<'idempotency_key_in_flight' | 'idempotency_key_reused'>>> {
  const now = clock.wall();
  if (await takeLease(db, call, now)) return ok({});
  const earlier = await rowOf(db, call).selectAll().executeTakeFirst();
  if (!earlier) return refuse('idempotency_key_in_flight', { retryAfterSeconds: 1 });
  if (!earlier.fingerprint.equals(call.fingerprint)) return refuse('idempotency_key_reused');
  if (earlier.status === RUNNING) return refuse('idempotency_key_in_flight', { retryAfterSeconds: 1 });
  return ok({ stored: { status: earlier.status, answer: vault.openText(earlier.answer_sealed, sealContext(call)) } });
}

/**
 * Writes that the call runs, if its key is free, or if the process that held it for the same call is dead. Returns
 * whether it was written.
 */
async function takeLease(db: Db, { scope, key, fingerprint }: KeyedCall, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_key')
    .values({ scope, key, fingerprint, status: RUNNING, answer_sealed: Buffer.alloc(0), created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_key.status', '=', RUNNING)
        .where('idempotency_key.fingerprint', '=', fingerprint)
        .where('idempotency_key.created_at', '<', new Date(now.getTime() - LEASE_MS)),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores a success. */
export async function keepLeased(
  call: KeyedCall,
  { status, answer }: { readonly status: number; readonly answer: string },
  { db, clock, vault }: Deps,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status, answer_sealed: vault.seal(answer, sealContext(call)), created_at: clock.wall() })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute();
}

/** Frees the key after a failure: the same key may be tried again. */
export const giveBackKey = ({ scope, key }: KeyedCall, { db }: Pick<Deps, 'db'>): Promise<unknown> =>
  db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', '=', RUNNING)
    .execute();

const rowOf = (db: Db, { scope, key }: KeyedCall) =>
  db.selectFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key);
