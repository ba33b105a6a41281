import type { Endpoint } from '@lender/contract';
import * as z from 'zod/mini';
import type { UserCaller } from '../kernel/caller.ts';
import type { Tx } from '../kernel/database/database.ts';
import { inTransaction } from '../kernel/database/transaction.ts';
import { type Act, detailsOf, recordAct } from '../modules/audit/index.ts';
import type { Services } from '../services.ts';
import type { Run } from './handler-context.ts';

/** Returns how a call is audited: every command of staff is, and every view of personal data. */
export function auditedKind({ access, method, discloses }: Endpoint): Act['kind'] | undefined {
  if (access !== 'staff') return undefined;
  if (method !== 'GET') return 'write';
  return discloses && 'read';
}

/** Id of the case, loan, client or task that a path names, or another id in it. */
const namedInPath = z.object({ params: z.object({ id: z.uuid() }) });

/**
 * Writes into the audit how a call ended, if calls of its kind are audited.
 *
 * @param outcome - `done`, `begun`, or the code of a refusal
 */
export async function auditCall(tx: Tx, endpoint: Endpoint, run: Run, outcome: string): Promise<void> {
  const kind = auditedKind(endpoint);
  const { caller, request, services, wire } = run;
  if (!kind || caller.kind !== 'user') return;
  const named = namedInPath.safeParse(wire);
  // A member's own password and codes are private, even from the auditor.
  const said = endpoint.permission === 'self.manage' ? undefined : wire;
  const act = {
    staffId: caller.userId,
    role: caller.role,
    kind,
    call: endpoint.name,
    outcome,
    subjectId: named.success ? named.data.params.id : null,
    requestId: request.id,
    details: detailsOf(said),
  };
  await recordAct(tx, act, services);
}

interface Forbidden {
  readonly caller: UserCaller;
  readonly requestId: string;
  readonly services: Services;
}

/**
 * Writes into the audit that a member of staff asked for what their role does not permit. The body of the call was not
 * read.
 */
export async function auditForbidden(
  { name, method }: Endpoint,
  { caller, requestId, services }: Forbidden,
): Promise<void> {
  const kind = method === 'GET' ? 'read' : 'write';
  const act = { staffId: caller.userId, role: caller.role, kind, call: name, outcome: 'forbidden' } as const;
  await inTransaction(services.db, (tx) =>
    recordAct(tx, { ...act, subjectId: null, requestId, details: [] }, services),
  );
}
