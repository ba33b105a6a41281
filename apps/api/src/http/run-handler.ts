import type { Endpoint } from '@lender/contract';
import { ok, type Result } from '@lender/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Implementation } from '../implement.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Tx } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import type { Refusal, Refused } from '../kernel/refusal.ts';
import type { Services } from '../services.ts';
import { type KeyedCall, storeAnswer, takeKey } from './idempotency.ts';
import { visitorSource } from './visitor-source.ts';
import { type Send, sendJson, writeReply } from './write-reply.ts';

/** A request whose caller and input are known. */
export interface Run {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly caller: Caller;
  readonly input: Readonly<Record<string, unknown>>;
  /** The idempotency key with which it was sent, if any. */
  readonly call: KeyedCall | undefined;
}

type Outcome = Result<Send, Refusal>;

/** Carries a refusal out of a transaction, so that what the handler wrote is undone. */
class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.problem.code);
    this.refused = refused;
  }
}

/** Runs a handler in its transaction. The reply is written before that commits, and sent after it. */
export async function runHandler(implementation: Implementation, run: Run): Promise<Outcome> {
  if (implementation.transaction === 'own') {
    const { context, headers } = contextOf(run);
    const outcome = await implementation.handle(run.input as never, context);
    if (!outcome.ok) return outcome;
    return ok(writeReply(implementation.endpoint, { value: outcome.value, headers, reply: run.reply }).send);
  }
  const ready = await prepared(implementation, run);
  if (!ready.ok) return ready;
  try {
    return await inTransaction(run.services.db, (tx) => runInside(tx, ready.value, run));
  } catch (error) {
    if (error instanceof RolledBack) return error.refused;
    throw error;
  }
}

type OneTransaction = Implementation & { transaction: 'one' };

/** The part of a handler that belongs into the transaction, with what comes before it done. */
async function prepared(
  implementation: Exclude<Implementation, { transaction: 'own' }>,
  run: Run,
): Promise<Result<OneTransaction, Refusal>> {
  if (implementation.transaction === 'one') return ok(implementation);
  const rest = await implementation.handle(run.input as never, contextOf(run).context);
  return rest.ok ? ok({ ...implementation, transaction: 'one', handle: (_, { tx }) => rest.value(tx) }) : rest;
}

async function runInside(tx: Tx, { endpoint, handle }: OneTransaction, run: Run): Promise<Outcome> {
  const { reply, services, call } = run;
  if (call) {
    const earlier = await takeKey(tx, call, services.vault);
    if (!earlier.ok) return earlier;
    const stored = earlier.value;
    if (stored) return ok(() => sendJson(reply.header('idempotent-replayed', 'true'), stored.status, stored.answer));
  }

  const { context, headers } = contextOf(run);
  const outcome = await handle(run.input as never, Object.assign(context, { tx }));
  if (!outcome.ok) throw new RolledBack(outcome);
  const { text, send } = writeReply(endpoint, { value: outcome.value, headers, reply });
  if (call && text !== undefined) {
    const { clock, vault } = services;
    await storeAnswer(tx, call, { status: endpoint.status ?? 200, answer: text, now: clock.wall(), vault });
  }
  return ok(send);
}

function contextOf({ caller, request, services }: Run): {
  context: Omit<Context<Endpoint>, 'tx'>;
  headers: Record<string, string>;
} {
  const headers: Record<string, string> = {};
  const context = {
    caller: caller as Context<Endpoint>['caller'],
    services,
    requestId: request.id,
    // Made when asked for: most calls need neither.
    get source() {
      return visitorSource(request, services.env.keys.siteKey);
    },
    get log() {
      return services.log.child({ requestId: request.id });
    },
    setHeaders: (more: Readonly<Record<string, string>>) => Object.assign(headers, more),
    setPage: ({ page, perPage, total, count }: Parameters<Context<Endpoint>['setPage']>[0]) =>
      Object.assign(headers, {
        'x-page': `${page}`,
        'x-per-page': `${perPage}`,
        'x-total-count': `${total}`,
        'x-count': `${count}`,
      }),
  };
  return { context, headers };
}
