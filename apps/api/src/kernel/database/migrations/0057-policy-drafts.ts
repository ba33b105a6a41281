import { type Kysely, sql } from 'kysely';

/** Decision policies are edited by people: as drafts, tested, and published by two of them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table policy_draft (
    id uuid primary key,
    name text not null,
    based_on integer not null,
    note text not null,
    state text not null constraint policy_draft_state_known check (state in ('open', 'published', 'discarded')),
    -- new texts of settings, by path
    settings jsonb not null,
    revision integer not null constraint policy_draft_revision_positive check (revision > 0),
    author uuid not null,
    changed_at timestamptz not null,
    test jsonb,
    foreign key (name, based_on) references policy (name, version))`,
  `create index policy_draft_open on policy_draft (changed_at) where state = 'open'`,
  // Person who published a version; null where it came with the program.
  'alter table policy add column made_by uuid, add column approved_by uuid, add column reason text',
];
