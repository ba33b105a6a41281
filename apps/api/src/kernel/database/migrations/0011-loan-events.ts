import { type Kysely, sql } from 'kysely';

/**
 * Keeps the events of a loan in a list that only grows. Payouts that arrived and payments that were booked are its
 * first events; the loans themselves keep the terms that their contract states.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const KINDS = `'disbursed', 'payment', 'reversal', 'refund', 'extension', 'waiver', 'hold', 'hold_end', 'withdrawal',
  'write_off', 'write_off_undone', 'sale', 'buy_back', 'annulment', 'correction'`;

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

const STATEMENTS = [
  `create table loan_event (
    client_id uuid not null,
    id uuid not null,
    loan_id uuid not null,
    -- the order in which events came to be known; it decides nothing
    sequence bigint generated always as identity,
    key text not null,
    kind text not null constraint loan_event_kind_known check (kind in (${KINDS})),
    value_date date not null,
    known_at timestamptz not null,
    event jsonb not null,
    primary key (client_id, id),
    unique (client_id, loan_id, key),
    foreign key (client_id, loan_id) references loan)`,
  `insert into loan_event (client_id, id, loan_id, key, kind, value_date, known_at, event)
   select payout.client_id, payout.id, payout.loan_id, 'disbursed:' || payout.id, 'disbursed', entry.business_date,
     entry.posted_at,
     jsonb_build_object('id', 'disbursed:' || payout.id, 'kind', 'disbursed', 'valueDate', entry.business_date,
       'at', to_char(entry.posted_at at time zone 'UTC', ${INSTANT}), 'amountCentavos', payout.amount_centavos)
   from payout
   join ledger_entry entry on entry.client_id = payout.client_id and entry.key = 'disbursement:' || payout.id
   order by entry.posted_at`,
  `insert into loan_event (client_id, id, loan_id, key, kind, value_date, known_at, event)
   select client_id, id, loan_id, 'payment:' || method || ':' || provider_id, 'payment', paid_on, booked_at,
     jsonb_build_object('id', 'payment:' || method || ':' || provider_id, 'kind', 'payment', 'valueDate', paid_on,
       'at', to_char(paid_at at time zone 'UTC', ${INSTANT}), 'amountCentavos', amount_centavos, 'method', method)
   from payment order by booked_at, id`,
  `create trigger loan_event_is_final before update or delete or truncate on loan_event
   for each statement execute function refuse_change()`,

  // Day up to which the charges of a loan are in the books.
  'alter table loan add column booked_on date',
  `update loan set booked_on = (select max(business_date) from ledger_entry entry
    where entry.client_id = loan.client_id and entry.loan_id = loan.id)`,
  // Open loans, by due date.
  'create index loan_open on loan (due_date, id) where status in (4, 6)',
];
