import type { ApprovalStatus } from '@lender/contract';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `approvals` writes. */
export interface ApprovalsTables {
  approval: ApprovalTable;
}

interface ApprovalTable {
  id: string;
  kind: string;
  /** Subject of the request: each subject has at most one open request of a kind. */
  subject: string;
  client_id: string | null;
  application_id: string | null;
  loan_id: string | null;
  payout_id: string | null;
  payment_id: string | null;
  payload: Json;
  /** Version of its subject that the maker saw. */
  version: string;
  reason: string;
  maker: string;
  asked_at: Moment;
  status: ApprovalStatus;
  checker: string | null;
  decided_at: Moment | null;
  note: string | null;
}
