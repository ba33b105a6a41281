import { type Kysely, sql } from 'kysely';

/**
 * Removes from a client's row an e-mail that is another client's: its readers need not check the owner, who is known
 * where the e-mail is kept.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update client set email_sealed = null where email_sealed is not null and not exists (
    select from identity_claim claim
    where claim.client_id = client.client_id and claim.kind = 'email' and claim.held_until is null)`.execute(db);
}
