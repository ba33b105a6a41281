import { type Kysely, sql } from 'kysely';

/** Adds invoices of extensions, card charges for them, and the day on which a hold is reviewed by a member of staff. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The loan's events determine whether an invoice is open, paid or overtaken; this table holds what was sent to the
  // borrower.
  `create table extension_invoice (
    client_id uuid not null,
    id uuid not null,
    loan_id uuid not null,
    rollover_id uuid not null,
    type text not null constraint extension_invoice_type_known check (type in ('cheap', 'expensive')),
    days integer not null check (days > 0),
    commission_rate text not null,
    due_date date not null,
    new_due_date date not null,
    new_end_date date not null,
    price jsonb not null,
    amount_centavos bigint not null check (amount_centavos > 0),
    payable_from date not null,
    payable_until date not null check (payable_until >= payable_from),
    created_at timestamptz not null,
    chosen_at timestamptz,
    replaced_at timestamptz,
    payment_key text,
    primary key (client_id, id),
    foreign key (client_id, loan_id) references loan)`,
  'create index extension_invoice_of_loan on extension_invoice (client_id, loan_id)',
  // A payment buys one extension.
  'create unique index extension_invoice_paid_by on extension_invoice (client_id, payment_key)',

  `create table extension_charge (
    client_id uuid not null,
    id uuid not null,
    invoice_id uuid not null,
    amount_centavos bigint not null check (amount_centavos > 0),
    status text not null constraint extension_charge_status_known check (status in ('sending', 'charged', 'failed')),
    cause text,
    created_at timestamptz not null,
    status_since timestamptz not null,
    primary key (client_id, id),
    foreign key (client_id, invoice_id) references extension_invoice)`,
  // One click, one charge: only a charge that failed makes room for another.
  `create unique index extension_charge_once on extension_charge (client_id, invoice_id) where status <> 'failed'`,

  `create table loan_hold (
    client_id uuid not null,
    loan_id uuid not null,
    event_key text not null,
    review_on date not null,
    primary key (client_id, loan_id, event_key),
    foreign key (client_id, loan_id) references loan)`,
];
