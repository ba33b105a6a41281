import { type Kysely, sql } from 'kysely';

/** Adds the message that notifies borrowers when a loan cannot be offered any more. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table message drop constraint message_kind_known, add constraint message_kind_known check (kind in (
        'payout_sent', 'payout_arrived', 'payment_received', 'payment_reversed', 'reference_expired', 'extension_bought',
        'withdrawal_completed', 'loan_paid', 'offer_ended', 'reminder'))`,
    )
    .execute(db);
}
