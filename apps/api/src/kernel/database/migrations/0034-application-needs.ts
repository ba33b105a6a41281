import { type Kysely, sql } from 'kysely';

/**
 * Everything that an application may ask for is kept in one place, with how far it is: photos and statements, which had a
 * column each, and what providers answer.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const NEEDS = `'externalLogin', 'bankLink', 'directDebitConsent', 'idDocuments', 'identityCheck', 'bankStatement', 'payroll'`;

const finished = (need: string, column: string) =>
  `insert into application_need (client_id, application_id, need, state, since)
    select client_id, id, '${need}', 'done', ${column} from application where ${column} is not null`;

const STATEMENTS = [
  `create table application_need (
    client_id uuid not null,
    application_id uuid not null,
    need text not null constraint application_need_need_known check (need in (${NEEDS})),
    state text not null check (state in ('open', 'submitted', 'done', 'skipped')),
    objections jsonb not null default '[]',
    since timestamptz not null,
    primary key (client_id, application_id, need),
    foreign key (client_id, application_id) references application (client_id, id)
  )`,
  finished('idDocuments', 'documents_finished_at'),
  finished('bankStatement', 'bank_statement_finished_at'),
  'alter table application drop column documents_finished_at, drop column bank_statement_finished_at',
];
