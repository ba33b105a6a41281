import type { PlainDate } from '@lender/calculator';
import type { AuditKind } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `audit` writes. */
export interface AuditTables {
  identifier_use: IdentifierUseTable;
  audit_entry: AuditEntryTable;
}

interface IdentifierUseTable {
  staff_id: string;
  /** Day in Mexico City. */
  day: PlainDate;
  used: number;
  /** Number that a second person allowed beyond that of the role. */
  more: ColumnType<number, number | undefined, number>;
}

interface AuditEntryTable {
  /** From 1, without gaps. */
  sequence: number;
  /** By the wall clock: the sandbox does not move the audit. */
  at: Moment;
  staff_id: string;
  role: StaffRole;
  kind: AuditKind;
  call: string;
  outcome: string;
  subject_id: string | null;
  request_id: string;
  details_sealed: Buffer;
  /** Keyed hash of the fields above and of the previous seal. */
  seal: Buffer;
}
