import type { ViewScreen } from '@lender/contract';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `review` writes. */
export interface ReviewTables {
  case_assignment: CaseAssignmentTable;
  saved_view: SavedViewTable;
}

/** Holder of a case. One case has one holder. */
interface CaseAssignmentTable {
  client_id: string;
  application_id: string;
  staff_id: string;
  /** Person who assigned it; the holder's own id where they took it. */
  assigned_by: string;
  assigned_at: Moment;
}

interface SavedViewTable {
  id: string;
  staff_id: string;
  screen: ViewScreen;
  name: string;
  address: string;
  is_shared: boolean;
  saved_at: Moment;
}
