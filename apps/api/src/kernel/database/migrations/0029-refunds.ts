import { type Kysely, sql } from 'kysely';

/** Lets money go back, and borrowers claim transfers that no provider reported. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table staff_task drop constraint staff_task_kind_known, add constraint staff_task_kind_known check (kind in (
    'payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement', 'receipt_unmatched',
    'refund_due', 'reversal_received', 'chargeback', 'transfer_unproven', 'hold_review', 'write_off_proposed',
    'sale_fallen', 'job_failed'))`,

  // Money that goes back: a payment of a loan, or money that was not claimed.
  `alter table payout
    add column payment_id uuid,
    add foreign key (client_id, payment_id) references payment,
    add constraint payout_of_refund check
      (purpose <> 'refund' or (receipt_id is null) = (client_id is not null and loan_id is not null))`,
  `create index payout_of_loan_refund on payout (client_id, loan_id) where purpose = 'refund'`,
  // Money that was not claimed goes back once.
  `create unique index payout_of_receipt on payout (receipt_id)
    where receipt_id is not null and status not in ('refused', 'returned', 'returned_after_settlement', 'cancelled')`,
  // The account that a member of the staff wants it to go to, where it is not known where it came from.
  'alter table receipt add column stated_sealed bytea',

  `create table transfer_claim (
    client_id uuid not null,
    id uuid not null,
    loan_id uuid not null,
    tracking_key text not null,
    sent_on date not null,
    sender_bank text not null,
    amount_centavos bigint not null check (amount_centavos > 0),
    -- until when it is asked about
    until_date date not null,
    status text not null constraint transfer_claim_status_known
      check (status in ('claimed', 'counted', 'returned', 'not_found')),
    created_at timestamptz not null,
    status_since timestamptz not null,
    asked_at timestamptz,
    primary key (client_id, id),
    foreign key (client_id, loan_id) references loan)`,
  // The same words are one claim.
  `create unique index transfer_claim_once on transfer_claim
    (client_id, loan_id, tracking_key, sent_on, sender_bank, amount_centavos)`,
  `create index transfer_claim_asked on transfer_claim (coalesce(asked_at, created_at)) where status = 'claimed'`,
];
