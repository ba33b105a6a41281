import { type Kysely, sql } from 'kysely';

/** A line of history says what happened by its facts, and no longer by a sentence that is read back. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATUS_MOVE = String.raw`'^(\d+) → (\d+)(?:: (.*))?$'`;
const STATUS_FACTS = `jsonb_strip_nulls(jsonb_build_object(
  'from', (regexp_match(detail, ${STATUS_MOVE}))[1]::int,
  'to', (regexp_match(detail, ${STATUS_MOVE}))[2]::int,
  'note', (regexp_match(detail, ${STATUS_MOVE}))[3]))`;

const STATEMENTS = [
  'alter table event_log add column facts jsonb',
  `update event_log set event = 'promotion.saved' where event = 'promotion.kept'`,
  `update event_log set facts = case
    when event in ('application.status', 'loan.status', 'client.status') then ${STATUS_FACTS}
    when event in ('client.phone', 'client.bank_account', 'client.card') then jsonb_build_object('lastFour', detail)
    when event in ('document.uploaded', 'document.removed', 'document.seen') then jsonb_build_object('type', detail)
    when event = 'client.consent' then jsonb_build_object(
      'kind', split_part(detail, ': ', 1), 'granted', split_part(detail, ': ', 2) = 'given')
    when event = 'client.limit' then jsonb_build_object(
      'limit', jsonb_build_object('amount', trim_scale(detail::numeric / 100), 'currency', 'MXN'))
    when event = 'promotion.saved' then jsonb_build_object('code', detail)
    when event = 'payment.booked' then jsonb_build_object('method', detail)
    when event = 'payout.returned' then jsonb_strip_nulls(jsonb_build_object('cause', detail))
  end`,
  'alter table event_log drop column detail',
];
