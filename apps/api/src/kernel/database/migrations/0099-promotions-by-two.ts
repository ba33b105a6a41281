import { type Kysely, sql } from 'kysely';

/**
 * Adds to a promotion who made it, who approved it, and who ended it before its last day. Those of earlier promotions
 * are not known: they count as made by one person.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table promo_code
    add column made_by uuid references staff_user, add column approved_by uuid references staff_user,
    add column stopped_at timestamptz, add column stopped_by uuid references staff_user, add column stop_reason text`.execute(
    db,
  );
}
