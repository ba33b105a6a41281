import { ok, type Result } from '@lender/result';
import type { Implementation } from '../implement.ts';
import type { Tx } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import type { Refusal, Refused } from '../kernel/refusal.ts';
import { auditCall, auditedKind } from './audit-call.ts';
import { contextOf, type Outcome, type Run } from './handler-context.ts';
import { storeAnswer, takeKey } from './idempotency.ts';
import { runOnItsOwn } from './run-on-its-own.ts';
import { replayJson, writeReply } from './write-reply.ts';

/** Error that carries a refusal out of a transaction, so that the handler's writes are undone. */
class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.problem.code);
    this.refused = refused;
  }
}

/** Runs a handler in its transaction. The reply is written before the commit and sent after it. */
export async function runHandler(implementation: Implementation, run: Run): Promise<Outcome> {
  if (implementation.transaction === 'own') return runOnItsOwn(implementation, run);
  if (implementation.transaction === 'reading') return runReading(implementation, run);
  const ready = await prepared(implementation, run);
  if (!ready.ok) return auditRefused(implementation, run, ready);
  try {
    return await inTransaction(run.services.db, (tx) => runInside(tx, ready.value, run));
  } catch (error) {
    if (error instanceof RolledBack) return auditRefused(implementation, run, error.refused);
    throw error;
  }
}

/** Audits a refusal by a handler, after its transaction is rolled back. */
async function auditRefused({ endpoint }: Implementation, run: Run, refused: Refused): Promise<Refused> {
  if (auditedKind(endpoint))
    await inTransaction(run.services.db, (tx) => auditCall(tx, endpoint, run, refused.problem.code));
  return refused;
}

type OneTransaction = Implementation & { transaction: 'one' };
type Reading = Implementation & { transaction: 'reading' };

/** Prepares a handler and returns the part of it that belongs in the transaction. */
async function prepared(
  implementation: Exclude<Implementation, { transaction: 'own' | 'reading' }>,
  run: Run,
): Promise<Result<OneTransaction, Refusal>> {
  if (implementation.transaction === 'one') return ok(implementation);
  const rest = await implementation.handle(run.input as never, contextOf(run).context);
  return rest.ok ? ok({ ...implementation, transaction: 'one', handle: (_, { tx }) => rest.value(tx) }) : rest;
}

/** Runs a reading handler. A look at personal data is audited before the answer leaves. */
async function runReading({ endpoint, handle }: Reading, run: Run): Promise<Outcome> {
  const { context, headers } = contextOf(run);
  const outcome = await run.services.reading((tx) => handle(run.input as never, Object.assign(context, { tx })));
  if (auditedKind(endpoint))
    await inTransaction(run.services.db, (tx) =>
      auditCall(tx, endpoint, run, outcome.ok ? 'done' : outcome.problem.code),
    );
  return outcome.ok ? ok(writeReply(endpoint, { value: outcome.value, headers, reply: run.reply }).send) : outcome;
}

async function runInside(tx: Tx, { endpoint, handle }: OneTransaction, run: Run): Promise<Outcome> {
  const { reply, services, call } = run;
  if (call) {
    const earlier = await takeKey(tx, call, services.vault);
    if (!earlier.ok) return earlier;
    const stored = earlier.value;
    if (stored) return ok(() => replayJson(reply, stored));
  }

  const { context, headers } = contextOf(run);
  const outcome = await handle(run.input as never, Object.assign(context, { tx }));
  if (!outcome.ok) throw new RolledBack(outcome);
  const { text, send } = writeReply(endpoint, { value: outcome.value, headers, reply });
  if (call && text !== undefined) {
    const { clock, vault } = services;
    await storeAnswer(tx, call, { status: endpoint.status ?? 200, answer: text, now: clock.wall(), vault });
  }
  await auditCall(tx, endpoint, run, 'done');
  return ok(send);
}
