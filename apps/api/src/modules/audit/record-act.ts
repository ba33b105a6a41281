import type { AuditKind } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Detail } from './details.policy.ts';
import { detailsContext } from './details-context.ts';
import { NO_SEAL, sealedText } from './sealed-text.policy.ts';

/** Action, view or refusal of a member of staff. */
export interface Act {
  readonly staffId: string;
  readonly role: StaffRole;
  readonly kind: AuditKind;
  readonly call: string;
  readonly outcome: string;
  readonly subjectId: string | null;
  readonly requestId: string;
  readonly details: readonly Detail[];
}

/** Key of the advisory lock; nothing else in this database uses it. */
const AUDIT_LOCK = 4_110_012;

/**
 * Writes an entry at the end of the chain. Call it last in the transaction: from here on all other members of staff
 * wait for its commit, so that numbers have no gaps and each seal follows from the one before.
 */
export async function recordAct(
  tx: Tx,
  { staffId, subjectId, requestId, details, ...act }: Act,
  { clock, vault }: { readonly clock: Clock; readonly vault: Vault },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`.execute(tx);
  const last = await tx
    .selectFrom('audit_entry')
    .select(['sequence', 'seal'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sequence = (last?.sequence ?? 0) + 1;
  const entry = {
    ...act,
    sequence,
    at: clock.wall(),
    staff_id: staffId,
    subject_id: subjectId,
    request_id: requestId,
    details_sealed: vault.seal(JSON.stringify(details), detailsContext(sequence)),
  };
  const seal = vault.searchHash('audit', sealedText(entry, last?.seal ?? NO_SEAL));
  await tx
    .insertInto('audit_entry')
    .values({ ...entry, seal })
    .execute();
}
