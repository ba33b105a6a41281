import type { AuditKind } from '@lender/contract';
import type { StaffRole } from '@lender/lending';

/** Content of an audit entry, as it is stored. */
export interface StoredAct {
  readonly sequence: number;
  readonly at: Date;
  readonly staff_id: string;
  readonly role: StaffRole;
  readonly kind: AuditKind;
  readonly call: string;
  readonly outcome: string;
  readonly subject_id: string | null;
  readonly request_id: string;
  readonly details_sealed: Buffer;
}

/** Seal before the first entry. */
export const NO_SEAL = Buffer.alloc(32);

/** Returns all of an entry and the previous seal: while its keyed hash matches, it was not changed or moved. */
export const sealedText = (act: StoredAct, before: Buffer): string =>
  JSON.stringify([
    before.toString('hex'),
    act.sequence,
    act.at.toISOString(),
    act.staff_id,
    act.role,
    act.kind,
    act.call,
    act.outcome,
    act.subject_id,
    act.request_id,
    act.details_sealed.toString('hex'),
  ]);
