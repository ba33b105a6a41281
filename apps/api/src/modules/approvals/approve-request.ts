import { type ApprovalCommandOf, type ApprovalKind, isAccessApproval } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { holdAccess, lockAccess } from '../access/index.ts';
import type { ApprovalDefinition, ApprovalDefinitions, FourEyes } from './approval-definition.ts';
import { type ApprovalRecord, lockOpen, openRequest } from './approval-record.ts';
import { decide } from './decide.ts';
import { readDependences } from './independence.ts';
import { staleBecause } from './stale-because.ts';

export interface Approval {
  readonly id: string;
  /** Member of staff who approves. */
  readonly checker: string;
  readonly role: StaffRole;
  readonly note: string | undefined;
}

type Refused = Refusal<
  'not_found' | 'approval_decided' | 'approval_own' | 'approval_not_independent' | 'approval_stale'
>;

/** Carries out of the transaction why a request cannot be done any more, so that its writes are rolled back. */
class Overtaken extends Error {
  readonly because: string;
  constructor(because: string) {
    super(because);
    this.because = because;
  }
}

/**
 * Carries out a request and marks it as done, in one transaction. One that was overtaken is closed as stale, in a
 * transaction of its own.
 */
export async function approveRequest(
  definitions: ApprovalDefinitions,
  approval: Approval,
  services: Services,
): Promise<Result<undefined, Refused>> {
  try {
    return await inTransaction(services.db, (tx) => carryOut(tx, definitions, approval, services));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    await inTransaction(services.db, (tx) => closeAsStale(tx, approval, services));
    return refuse('approval_stale', { facts: { because: error.because } });
  }
}

async function carryOut(
  tx: Tx,
  definitions: ApprovalDefinitions,
  { id, checker, role, note }: Approval,
  services: Services,
): Promise<Result<undefined, Refused>> {
  const found = await openRequest(tx, { id, role });
  if (!found.ok) return found;
  // The relation of the two people stays as it is until the command is done.
  await (isAccessApproval(found.value.command.kind) ? lockAccess(tx) : holdAccess(tx));
  const locked = await lockOpen(tx, { id, role });
  if (!locked.ok) return locked;
  const { maker, reason } = locked.value;
  if (maker === checker) return refuse('approval_own');
  const { command } = found.value;
  const dependence = (await readDependences(tx, services)).of({ maker, command, reader: checker });
  if (dependence) return refuse('approval_not_independent', { facts: dependence });
  const fourEyes = { maker, checker, reason };
  await execute(tx, { definitions, record: locked.value, command, fourEyes }, services);
  await decide(tx, locked.value, { status: 'done', checker, note }, services);
  return ok(undefined);
}

interface Work<Kind extends ApprovalKind> {
  readonly definitions: ApprovalDefinitions;
  readonly record: ApprovalRecord;
  readonly command: ApprovalCommandOf<Kind>;
  readonly fourEyes: FourEyes;
}

async function execute<Kind extends ApprovalKind>(
  tx: Tx,
  { definitions, record, command, fourEyes }: Work<Kind>,
  services: Services,
): Promise<void> {
  const because = await staleBecause(tx, { definitions, record, command }, services);
  if (because) throw new Overtaken(because);
  const { execute: run }: ApprovalDefinition<Kind> = definitions[command.kind];
  const done = await run(tx, command.payload, fourEyes, services);
  if (!done.ok) throw new Overtaken(done.problem.code);
}

async function closeAsStale(tx: Tx, { id, checker, role }: Approval, services: Services): Promise<void> {
  const locked = await lockOpen(tx, { id, role });
  if (locked.ok) await decide(tx, locked.value, { status: 'stale', checker, note: undefined }, services);
}
