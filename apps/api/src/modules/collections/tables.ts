import type { PlainDate } from '@lender/calculator';
import type { CallOutcome, ContactChannel, PromiseState } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `collections` writes. */
export interface CollectionsTables {
  collection_agency: CollectionAgencyTable;
  collection_assignment: CollectionAssignmentTable;
  collection_stop: { client_id: string; since: Moment; stopped_by: string; note: string };
  collection_contact: CollectionContactTable;
  payment_promise: PaymentPromiseTable;
}

/** An agency that collects for the lender. */
interface CollectionAgencyTable {
  id: string;
  name: string;
  /** Number in the registry of agencies; without it the agency may not contact any borrower. */
  redeco_number: string | null;
  changed_by: string;
  changed_at: Moment;
}

/** Agency that has a loan. */
interface CollectionAssignmentTable {
  client_id: string;
  loan_id: string;
  agency_id: string;
  since: Moment;
  assigned_by: string;
  note: string;
}

/** A contact with a borrower about a debt; it never changes. */
interface CollectionContactTable {
  client_id: string;
  loan_id: string;
  id: string;
  at: Moment;
  channel: ContactChannel;
  /** Null for a text message. */
  outcome: CallOutcome | null;
  /** Note, or the text of the message. */
  note: string;
  agency_id: string | null;
  made_by: string;
}

interface PaymentPromiseTable {
  client_id: string;
  loan_id: string;
  id: string;
  made_at: Moment;
  made_on: PlainDate;
  promised_on: PlainDate;
  amount_centavos: Centavos;
  /** Paid on the day of the promise before it was made. */
  paid_before_centavos: Centavos;
  paid_centavos: Centavos;
  state: PromiseState;
  note: string;
  made_by: string;
}
