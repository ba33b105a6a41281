import type { IdentityCheckStatus } from '@lender/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `identity-check` writes. */
export interface IdentityCheckTables {
  identity_check: IdentityCheckTable;
}

interface IdentityCheckTable {
  client_id: string;
  id: string;
  application_id: string;
  /** The provider's id of the session. */
  session_id: string;
  /** Address at which the client continues; a person who has it may answer for the client. */
  url_sealed: Buffer;
  status: IdentityCheckStatus;
  /** Reason of the current status, in the provider's words. */
  reason_code: string | null;
  reason: string | null;
  /** Number of times that the client was asked to show it all again. */
  resubmissions: Generated<number>;
  /** The provider's id of the attempt that the status is about. */
  attempt_id: string | null;
  /** Person whom the provider saw, and the document that was shown. */
  found_sealed: Buffer | null;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which the provider was last asked. */
  asked_at: ColumnType<Date | null, never, Date>;
}
