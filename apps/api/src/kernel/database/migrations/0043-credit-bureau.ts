import { type Kysely, sql } from 'kysely';

/** Leave to query the credit bureau for an application, the proof of it, and what the bureau said. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const NEEDS = `'externalLogin', 'bankLink', 'directDebitConsent', 'idDocuments', 'identityCheck', 'bankStatement', 'payroll',
  'creditBureau'`;

const STATEMENTS = [
  'alter table application_need drop constraint application_need_need_known',
  `alter table application_need add constraint application_need_need_known check (need in (${NEEDS}))`,
  `create table bureau_query (
    client_id uuid not null,
    application_id uuid not null,
    state text not null constraint bureau_query_state_known
      check (state in ('authorized', 'answered', 'unanswered', 'withdrawn')),
    -- what the code was typed under, and where it had been sent
    text_hash text not null references consent_text,
    evidence jsonb not null,
    authorized_at timestamptz not null,
    -- how often the bureau was asked
    tries integer not null default 0,
    -- the bureau's number of the query; null where it knows nobody like that, or did not say
    folio text,
    facts jsonb,
    ended_at timestamptz,
    primary key (client_id, application_id),
    foreign key (client_id, application_id) references application (client_id, id),
    constraint bureau_query_ended check ((state = 'authorized') = (ended_at is null)),
    constraint bureau_query_answered check (state = 'answered' or num_nonnulls(folio, facts) = 0))`,
];
