import { type Kysely, sql } from 'kysely';

/** A reference for an extension names the invoice that it pays. Until now none was given. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table payment_reference
    add column invoice_id uuid,
    add foreign key (client_id, invoice_id) references extension_invoice,
    add constraint payment_reference_of_invoice check ((kind = 'extension') = (invoice_id is not null))`,
  'drop index payment_reference_live',
  // Two extensions of one price are two things to pay for.
  `create unique index payment_reference_live on payment_reference
    (client_id, loan_id, kind, method, valid_on, amount_centavos, coalesce(invoice_id, loan_id))
    where status in ('requested', 'open')`,
];
