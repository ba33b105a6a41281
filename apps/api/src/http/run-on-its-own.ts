import { ok } from '@lender/result';
import type { Implementation } from '../implement.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import { auditCall, auditedKind } from './audit-call.ts';
import { contextOf, type Outcome, type Run } from './handler-context.ts';
import { giveBackKey, keepLeased, leaseKey } from './leased-key.ts';
import { replayJson, writeReply } from './write-reply.ts';

type OwnTransactions = Implementation & { transaction: 'own' };

/** Runs a handler that opens its own transactions, with its key leased meanwhile. */
export async function runOnItsOwn(implementation: OwnTransactions, run: Run): Promise<Outcome> {
  const { call, services } = run;
  if (!call) {
    const outcome = await answerOnItsOwn(implementation, run);
    return outcome.ok ? ok(outcome.value.send) : outcome;
  }
  const leased = await leaseKey(call, services);
  if (!leased.ok) return leased;
  const { stored } = leased.value;
  if (stored) return ok(() => replayJson(run.reply, stored));
  try {
    const outcome = await answerOnItsOwn(implementation, run);
    if (!outcome.ok) return outcome;
    const { text, send } = outcome.value;
    const status = implementation.endpoint.status ?? 200;
    if (text !== undefined) await keepLeased(call, { status, answer: text }, services);
    return ok(send);
  } finally {
    await giveBackKey(call, services);
  }
}

async function answerOnItsOwn({ endpoint, handle }: OwnTransactions, run: Run) {
  const { context, headers } = contextOf(run);
  const kind = auditedKind(endpoint);
  const audit = (how: string) => inTransaction(run.services.db, (tx) => auditCall(tx, endpoint, run, how));
  // A program that dies in between leaves a trace of what it was about to do.
  if (kind === 'write') await audit('begun');
  const outcome = await handle(run.input as never, context);
  if (kind) await audit(outcome.ok ? 'done' : outcome.problem.code);
  return outcome.ok ? ok(writeReply(endpoint, { value: outcome.value, headers, reply: run.reply })) : outcome;
}
