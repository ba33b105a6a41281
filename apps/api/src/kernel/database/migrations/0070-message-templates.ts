import { type Kysely, sql } from 'kysely';

/**
 * Lets people edit the texts of messages to borrowers, version by version; a message keeps which version it was made
 * from.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Version 1 comes with the program and has no row.
  `create table message_template (
    template text not null,
    channel text not null constraint message_template_channel_known check (channel in ('sms', 'email')),
    version integer not null constraint message_template_version_later check (version > 1),
    subject text,
    body text not null,
    live_from timestamptz not null,
    made_by uuid not null references staff_user (id),
    approved_by uuid references staff_user (id),
    reason text not null,
    primary key (template, channel, version),
    constraint message_template_subject check ((channel = 'email') = (subject is not null)))`,
  `create trigger message_template_is_final before update or delete or truncate on message_template
    for each statement execute function refuse_change()`,
  `create table message_draft (
    template text not null,
    channel text not null constraint message_draft_channel_known check (channel in ('sms', 'email')),
    subject text,
    body text not null,
    revision integer not null constraint message_draft_revision_positive check (revision > 0),
    -- nobody's any more once it is published; its revision goes on
    is_open boolean not null,
    author uuid not null references staff_user (id),
    changed_at timestamptz not null,
    primary key (template, channel))`,
  `alter table message
    add column template text,
    add column template_version integer,
    add column resends integer not null default 0,
    add constraint message_template_whole check (num_nulls(template, template_version) in (0, 2))`,
  'create index message_by_id on message (id)',
  'create index message_queued on message (queued_at)',
];
