import { type Kysely, sql } from 'kysely';

/** Lets a draft of the policy decide beside the policy in force; only readers of the draft see the result. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table policy_shadow (
    id uuid primary key,
    draft_id uuid not null references draft (id),
    revision integer not null,
    -- the draft as it stood when it began: later changes of it are not mixed in
    config jsonb not null,
    started_at timestamptz not null,
    started_by uuid not null references staff_user (id),
    ends_at timestamptz not null,
    stopped_at timestamptz,
    stopped_because text constraint policy_shadow_because_known
      check (stopped_because in ('hand', 'published', 'discarded', 'replaced')),
    constraint policy_shadow_ends_later check (ends_at > started_at),
    constraint policy_shadow_stop_whole check ((stopped_at is null) = (stopped_because is null)))`,
  'create unique index policy_shadow_running on policy_shadow (draft_id) where stopped_at is null',
  `create table policy_shadow_verdict (
    shadow_id uuid not null references policy_shadow (id) on delete cascade,
    client_id uuid not null,
    application_id uuid not null,
    -- the one that it is compared with
    decision_id uuid not null,
    -- null where it could not decide
    outcome smallint,
    amount_centavos bigint,
    reasons text[] not null,
    -- those that fired in one of the two only
    rules text[] not null,
    -- what was not collected; named where it could not decide
    missing text[] not null,
    primary key (shadow_id, application_id),
    foreign key (client_id, decision_id) references decision (client_id, id))`,
];
