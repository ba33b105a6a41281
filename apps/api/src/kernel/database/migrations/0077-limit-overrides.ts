import { type Kysely, sql } from 'kysely';

/** Two people say for one client, until a day, how much may be lent; the next application takes it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table limit_override (
    client_id uuid not null references client (client_id),
    id uuid not null,
    amount_centavos bigint not null constraint limit_override_positive check (amount_centavos > 0),
    until_day date not null,
    reason text not null,
    made_by uuid not null references staff_user (id),
    approved_by uuid not null references staff_user (id),
    granted_at timestamptz not null,
    -- the application that took it
    application_id uuid,
    primary key (client_id, id),
    foreign key (client_id, application_id) references application,
    constraint limit_override_by_two check (made_by <> approved_by))`,
];
