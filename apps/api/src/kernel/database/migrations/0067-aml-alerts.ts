import { type Kysely, sql } from 'kysely';

/**
 * Adds the cases that rules against money laundering have a member of staff review, once each; and the thresholds that
 * two people set.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table aml_alert (
    id uuid primary key,
    -- what was found; the same thing is found once
    key text not null unique,
    kind text not null constraint aml_alert_kind_known check (kind in ('relevant', 'unusual', 'internal')),
    rule text not null constraint aml_alert_rule_known check (rule in ('cash_payment', 'split_payments',
      'third_party_payoff', 'shared_account', 'shared_device', 'same_operator', 'own_account')),
    state text not null constraint aml_alert_state_known check (state in ('new', 'in_review', 'dismissed', 'reported')),
    thresholds integer not null,
    client_ids uuid[] not null,
    loan_id uuid,
    payment_ids uuid[] not null,
    amount_centavos bigint,
    -- whom of the staff it is about
    staff_ids uuid[] not null,
    raised_at timestamptz not null,
    held_by uuid references staff_user (id),
    note text,
    folio text,
    closed_at timestamptz,
    closed_by uuid references staff_user (id),
    constraint aml_alert_closed_whole check (num_nulls(note, closed_at, closed_by)
      = case when state in ('dismissed', 'reported') then 0 else 3 end),
    constraint aml_alert_folio_of_report check ((folio is not null) = (state = 'reported')))`,
  'create index aml_alert_open on aml_alert (id) where closed_at is null',
  'create index aml_alert_closed on aml_alert (id) where closed_at is not null',
  'create index aml_alert_raised on aml_alert (raised_at)',
  'create index payment_booked_at on payment (booked_at)',
  `create table aml_thresholds (
    version integer primary key,
    config jsonb not null,
    live_from timestamptz not null,
    made_by uuid not null references staff_user (id),
    approved_by uuid not null references staff_user (id),
    reason text not null)`,
];
