import { type Kysely, sql } from 'kysely';

/**
 * Loans that are late are worked by people: what they said to the borrower and when, what was promised, who must be left
 * alone, and which agency has a loan. What was said never changes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const LOAN = `client_id uuid not null,
    loan_id uuid not null,`;
const OF_LOAN = 'foreign key (client_id, loan_id) references loan (client_id, id)';

const MESSAGES = `'payout_sent', 'payout_arrived', 'payment_received', 'payment_reversed', 'refund_sent',
  'reference_expired', 'extension_bought', 'withdrawal_completed', 'loan_paid', 'offer_ended', 'signing_again',
  'cash_ready', 'cash_ended', 'debit_announced', 'debit_failed', 'reminder', 'collection_text'`;

const STATEMENTS = [
  'alter table message drop constraint message_kind_known',
  `alter table message add constraint message_kind_known check (kind in (${MESSAGES}))`,
  `create table collection_agency (
    id uuid primary key,
    name text not null,
    -- in the registry of agencies; without it the agency may contact nobody
    redeco_number text,
    changed_by uuid not null references staff_user (id),
    changed_at timestamptz not null)`,
  `create table collection_assignment (
    ${LOAN}
    agency_id uuid not null references collection_agency (id),
    since timestamptz not null,
    assigned_by uuid not null references staff_user (id),
    note text not null,
    primary key (client_id, loan_id),
    ${OF_LOAN})`,
  'create index collection_assignment_agency on collection_assignment (agency_id)',
  'create index collection_assignment_loan on collection_assignment (loan_id)',
  `create table collection_stop (
    client_id uuid primary key references client (client_id),
    since timestamptz not null,
    stopped_by uuid not null references staff_user (id),
    note text not null)`,
  `create table collection_contact (
    ${LOAN}
    id uuid not null,
    at timestamptz not null,
    channel text not null constraint collection_contact_channel_known check (channel in ('call', 'incoming_call', 'sms')),
    outcome text constraint collection_contact_outcome_known check (outcome in
      ('spoke', 'no_answer', 'wrong_number', 'will_pay', 'cannot_pay', 'disputes', 'asks_to_stop')),
    note text not null,
    agency_id uuid references collection_agency (id),
    made_by uuid not null references staff_user (id),
    primary key (client_id, id),
    constraint collection_contact_says_what_came check ((channel = 'sms') = (outcome is null)),
    ${OF_LOAN})`,
  'create index collection_contact_of_client on collection_contact (client_id, at desc)',
  `create trigger collection_contact_is_final before update or delete or truncate on collection_contact
   for each statement execute function refuse_change()`,
  `create table payment_promise (
    ${LOAN}
    id uuid not null,
    made_at timestamptz not null,
    made_on date not null,
    promised_on date not null,
    amount_centavos bigint not null constraint payment_promise_amount check (amount_centavos > 0),
    -- on the day of the promise before it was made
    paid_before_centavos bigint not null,
    paid_centavos bigint not null,
    state text not null constraint payment_promise_state_known check (state in ('open', 'kept', 'broken')),
    note text not null,
    made_by uuid not null references staff_user (id),
    primary key (client_id, id),
    ${OF_LOAN})`,
  `create unique index payment_promise_open on payment_promise (loan_id) where state = 'open'`,
  'create index payment_promise_of_loan on payment_promise (loan_id, made_at desc)',
  'create index payment_promise_of_day on payment_promise (promised_on, id)',
];
