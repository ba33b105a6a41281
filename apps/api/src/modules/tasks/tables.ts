import type { StaffTaskKind } from '@lender/contract';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `tasks` writes. */
export interface TasksTables {
  staff_task: StaffTaskTable;
}

interface StaffTaskTable {
  id: string;
  kind: StaffTaskKind;
  /** Subject of the task: each subject has at most one open task of a kind. */
  subject: string;
  client_id: string | null;
  facts: Json;
  opened_at: Moment;
  due_at: Moment | null;
  closed_at: Moment | null;
  /** Member of staff who closed it; null where the server did. */
  closed_by: string | null;
  note: string | null;
}
