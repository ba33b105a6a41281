import { type Kysely, sql } from 'kysely';

/** Every client who ever held a phone or a CLABE, and the CURPs that were refused, by keyed hashes alone. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table identifier_holder (
    kind text not null constraint identifier_holder_kind_known check (kind in ('phone', 'clabe')),
    keyed_hash bytea not null,
    client_id uuid not null references client,
    held_since timestamptz not null,
    primary key (kind, keyed_hash, client_id))`,
  'create index identifier_holder_client on identifier_holder (client_id)',
  `insert into identifier_holder (kind, keyed_hash, client_id, held_since)
    select kind, keyed_hash, client_id, created_at from identity_claim join client using (client_id)
    where kind in ('phone', 'clabe')`,
  // Written while another transaction holds the client: a foreign key would wait for that one for ever.
  `create table refused_curp (
    client_id uuid not null,
    keyed_hash bytea not null,
    refused_at timestamptz not null,
    primary key (client_id, keyed_hash))`,
];
