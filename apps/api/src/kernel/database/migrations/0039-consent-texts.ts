import { type Kysely, sql } from 'kysely';

/**
 * Makes a consent prove which words were answered, when, over which channel and with which device. Of earlier answers
 * only the version of the words is known. The value of a collector's dataset is kept beside its application.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table consent_text (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    kind text not null,
    version text not null,
    body text not null)`,
  'alter table consent add column text_hash text references consent_text',
  `alter table consent add column channel text
    constraint consent_channel_known check (channel in ('web'))`,
  'alter table consent add column device text',
  `create table collector_dataset (
    client_id uuid not null references client,
    application_id uuid not null,
    reference_number text not null,
    state text not null constraint collector_dataset_state_known
      check (state in ('unknown', 'open', 'complete', 'refused')),
    checked_at timestamptz,
    primary key (client_id, application_id),
    foreign key (client_id, application_id) references application (client_id, id))`,
];
