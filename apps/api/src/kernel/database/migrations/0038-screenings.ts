import { type Kysely, sql } from 'kysely';

/**
 * Keeps results of a device check and a captcha about an applicant. The data for asking are sealed, and deleted once
 * the provider answered.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table screening (
    client_id uuid not null references client,
    application_id uuid not null,
    kind text not null constraint screening_kind_known check (kind in ('device', 'captcha')),
    state text not null constraint screening_state_known check (state in ('asked', 'answered', 'unknown')),
    input_sealed bytea,
    answer jsonb,
    device_hash bytea,
    asked_at timestamptz not null,
    answered_at timestamptz,
    primary key (client_id, application_id, kind),
    foreign key (client_id, application_id) references application (client_id, id),
    constraint screening_keeps_no_input check ((state = 'asked') = (input_sealed is not null)),
    constraint screening_answered check ((state = 'answered') = (answer is not null)))`,
  'create index screening_device on screening (device_hash) where device_hash is not null',
  // A blackbox was kept among the signals as it came; no code had read it.
  `update application set signals = signals - 'iovation' where signals ? 'iovation'`,
];
