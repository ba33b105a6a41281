import { type Kysely, sql } from 'kysely';

/**
 * Lets borrowers be notified of the outcome of an application, also where there is no loan. An application keeps why it
 * ended, and the status of which its client was warned, so that the sweep finds the others by an index. An older server
 * cannot show a line of the log without a loan: it fails to list those while a deploy lasts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const MESSAGES = `
  'application_approved', 'smaller_offer', 'larger_offer', 'application_rejected', 'documents_missing',
  'review_delayed', 'time_running_out', 'application_ended', 'payout_sent', 'payout_arrived',
  'payment_received', 'payment_reversed', 'refund_sent', 'reference_expired', 'extension_bought',
  'withdrawal_completed', 'loan_paid', 'offer_ended', 'signing_again', 'cash_ready', 'cash_ended',
  'debit_announced', 'debit_failed', 'reminder', 'collection_text'`;

const STATEMENTS = [
  'alter table message drop constraint message_kind_known',
  `alter table message add constraint message_kind_known check (kind in (${MESSAGES}))`,
  'alter table message alter column loan_id drop not null, add column application_id uuid',
  `alter table message add constraint message_of_application
    foreign key (client_id, application_id) references application (client_id, id)`,
  `alter table application add column warned_since timestamptz, add column ending text
    constraint application_ending_known check (ending in ('withdrawn', 'not_signed', 'not_answered', 'not_completed',
      'not_reviewed', 'no_price', 'not_paid_out', 'not_collected', 'cancelled'))`,
  `create index application_not_warned on application (status, status_since)
    where warned_since is distinct from status_since`,
];
