import type { PlainDate } from '@lender/calculator';
import type { LoanEventKind, LoanStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `loans` writes. */
export interface LoansTables {
  loan: LoanTable;
  loan_event: LoanEventTable;
}

interface LoanTable {
  client_id: string;
  id: string;
  application_id: string;
  hashed_id: string;
  status: LoanStatus;
  principal_centavos: Centavos;
  total_centavos: Centavos | null;
  start_date: PlainDate | null;
  due_date: PlainDate | null;
  /** The signed offer in full; null until signature. */
  terms: Json | null;
  settled_seen_at: Moment | null;
  /** Day up to which its charges are in the books; null while none are. */
  booked_on: ColumnType<PlainDate | null, never, PlainDate>;
  /** Due date of the last reminder to its borrower, and the day after it on which that step begins. */
  reminded_due: ColumnType<PlainDate | null, never, PlainDate>;
  reminded_day: ColumnType<number | null, never, number>;
  created_at: Moment;
  status_since: Moment;
}

interface LoanEventTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** Order in which events became known. */
  sequence: ColumnType<number, never, never>;
  /** Key of the event; the same event is never recorded twice. */
  key: string;
  kind: LoanEventKind;
  /** Day from which it counts. */
  value_date: PlainDate;
  known_at: Moment;
  /** The event in full. */
  event: ColumnType<unknown, string, never>;
}
