import { type Kysely, sql } from 'kysely';

/**
 * A promotion says who made it, who approved it, and who ended it before its last day. Of promotions made before, nobody
 * knows: they count as made by one person.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table promo_code
    add column made_by uuid references staff_user, add column approved_by uuid references staff_user,
    add column stopped_at timestamptz, add column stopped_by uuid references staff_user, add column stop_reason text`.execute(
    db,
  );
}
