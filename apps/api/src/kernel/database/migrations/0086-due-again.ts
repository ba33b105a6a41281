import { type Kysely, sql } from 'kysely';

/**
 * Makes sweeps cost what they have to do. A subject that is asked about less often the longer ago it ended is found by
 * its next moment, and is in the index only while it has one. Moments are taken at UTC, where a day has 24 hours
 * whatever a session's zone is: an index takes no expression that a setting could change.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const dueAgain = (created: string): string => `(coalesce(asked_at, ${created}) at time zone 'UTC')
  + greatest(interval '6 hours', least((coalesce(asked_at, ${created}) - status_since) / 3, interval '20 hours'))`;
const endsAfter = (days: number): string => `(status_since at time zone 'UTC') + interval '${days} days'`;

const STATEMENTS = [
  `create index payout_due_again on payout ((${dueAgain('status_since')}))
    where status = 'settled' and ${dueAgain('status_since')} < ${endsAfter(30)}`,
  `create index payment_reference_due_again on payment_reference ((${dueAgain('created_at')}))
    where status in ('paid', 'expired', 'cancelled') and provider_id is not null
      and ${dueAgain('created_at')} < ${endsAfter(90)}`,
  `create index payment_reference_open_asked on payment_reference (coalesce(asked_at, created_at))
    where status = 'open'`,

  // Keyed hash of the account that money came from, by which other payers from it are found; and the moment at which
  // the account was reported, if later than the payment. Earlier payments have their sealed number alone.
  'alter table payment add column origin_hash bytea, add column origin_heard_at timestamptz',
  'create index payment_origin on payment (origin_hash) where origin_hash is not null',
  'create index payment_origin_heard on payment (origin_heard_at) where origin_heard_at is not null',
  `create index payment_origin_unnamed on payment (booked_at) where origin_sealed is not null and origin_hash is null`,
];
