import { type ApprovalCommand, approvalCommand, decodeWire } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { type Refused, refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { readableKinds } from './readable-kinds.policy.ts';

export type ApprovalRecord = Selectable<Database['approval']>;

/** Returns the command of a stored request. */
export function commandOf({ id, kind, payload }: Pick<ApprovalRecord, 'id' | 'kind' | 'payload'>): ApprovalCommand {
  const read = decodeWire(approvalCommand(), { kind, payload });
  if (!read.ok) throw new Error(`approval ${id}: ${kind} with another payload than its own`);
  return read.value;
}

/** A request, and the role of its reader: requests of a kind that the role may not see are not found. */
interface Named {
  readonly id: string;
  readonly role: StaffRole;
}

const named = (tx: Tx, { id, role }: Named) =>
  tx.selectFrom('approval').where('id', '=', id).where('kind', 'in', readableKinds(role));

/** Locks a request that is still open; before it the client whom it is about, as all code does. */
export async function lockOpen(
  tx: Tx,
  which: Named,
): Promise<{ ok: true; value: ApprovalRecord } | Refused<'not_found' | 'approval_decided'>> {
  const request = named(tx, which);
  const found = await request.select('client_id').executeTakeFirst();
  if (!found) return refuse('not_found');
  if (found.client_id) await lockClient(tx, found.client_id);
  const record = await request.selectAll().forUpdate().executeTakeFirstOrThrow();
  return record.status === 'open' ? { ok: true, value: record } : refuse('approval_decided');
}

/** Reads an open request with its command, without a lock. */
export async function openRequest(
  tx: Tx,
  which: Named,
): Promise<
  | { ok: true; value: { readonly record: ApprovalRecord; readonly command: ApprovalCommand } }
  | Refused<'not_found' | 'approval_decided'>
> {
  const record = await named(tx, which).selectAll().executeTakeFirst();
  if (!record) return refuse('not_found');
  return record.status === 'open'
    ? { ok: true, value: { record, command: commandOf(record) } }
    : refuse('approval_decided');
}
