import { createHash } from 'node:crypto';
import type { Endpoint } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '../kernel/caller.ts';
import type { Vault } from '../kernel/crypto/vault.ts';
import type { Tx } from '../kernel/database/database.ts';
import { prepared } from '../kernel/database/prepared.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

/** One logical call: its caller, its key and its input. */
export interface KeyedCall {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Returns a hash of the endpoint and the input as it was sent; keyed, since a body may hold a password. */
const fingerprintOf = (vault: Vault, endpoint: string, input: unknown): Buffer =>
  vault.searchHash('idempotency', `${endpoint}\0${JSON.stringify(input)}`);

/** Stored answer of an earlier call. */
interface StoredAnswer {
  readonly status: number;
  readonly answer: string;
}

/** Returns the keyed call of a request; undefined without a key, or where a repetition needs no key. */
export function keyedCall(
  endpoint: Endpoint,
  { request, caller, wire, vault }: { request: FastifyRequest; caller: Caller; wire: unknown; vault: Vault },
): Result<KeyedCall | undefined, Refusal<'malformed_request'>> {
  const key = request.headers['idempotency-key'];
  if (endpoint.repeat !== 'key' || key === undefined) return ok(undefined);
  if (typeof key !== 'string' || !KEY.test(key)) return refuse('malformed_request', { field: ['Idempotency-Key'] });
  const scope = caller.kind === 'client' ? caller.clientId : caller.kind === 'user' ? caller.userId : 'public';
  return ok({ scope, key: `${endpoint.name}:${key}`, fingerprint: fingerprintOf(vault, endpoint.name, wire) });
}

/**
 * Takes the key for this transaction and finds its earlier answer.
 *
 * The lock lasts as long as the transaction, so a process that dies midway leaves nothing to clean up.
 */
export async function takeKey(
  tx: Tx,
  call: KeyedCall,
  vault: Vault,
): Promise<Result<StoredAnswer | undefined, Refusal<'idempotency_key_in_flight' | 'idempotency_key_reused'>>> {
  const lock = createHash('sha256').update(`${call.scope}\0${call.key}`).digest().readBigInt64BE();
  const [row] = await lockOf(tx, lock.toString());
  if (!row?.taken) return refuse('idempotency_key_in_flight', { retryAfterSeconds: 1 });

  const [earlier] = await answerOf(tx, call.scope, call.key);
  if (!earlier) return ok(undefined);
  if (!earlier.fingerprint.equals(call.fingerprint)) return refuse('idempotency_key_reused');
  return ok({ status: earlier.status, answer: vault.openText(earlier.answer_sealed, sealContext(call)) });
}

const lockOf = prepared((db, lock: string) =>
  db.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${lock}::bigint)`.as('taken')),
);

const answerOf = prepared((db, scope: string, key: string) =>
  db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'answer_sealed'])
    .where('scope', '=', scope)
    .where('key', '=', key),
);

/** Stores a success in the transaction that made it. Failures are not stored: the same key may be tried again. */
export async function storeAnswer(
  tx: Tx,
  call: KeyedCall,
  { status, answer, now, vault }: { status: number; answer: string; now: Date; vault: Vault },
): Promise<void> {
  await save(tx, call.scope, call.key, call.fingerprint, status, vault.seal(answer, sealContext(call)), now);
}

const save = prepared(
  (db, scope: string, key: string, fingerprint: Buffer, status: number, answer_sealed: Buffer, created_at: Date) =>
    db.insertInto('idempotency_key').values({ scope, key, fingerprint, status, answer_sealed, created_at }),
);

/** Returns the context under which a stored answer is sealed: it opens nowhere else. */
export const sealContext = ({ scope, key }: KeyedCall): string => `idempotency:${scope}:${key}`;
