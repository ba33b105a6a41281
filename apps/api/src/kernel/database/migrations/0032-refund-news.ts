import { type Kysely, sql } from 'kysely';

/** Borrowers are told, too, when what they paid too much is back. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table message drop constraint message_kind_known, add constraint message_kind_known check (kind in (
        'payout_sent', 'payout_arrived', 'payment_received', 'payment_reversed', 'refund_sent', 'reference_expired',
        'extension_bought', 'withdrawal_completed', 'loan_paid', 'offer_ended', 'signing_again', 'cash_ready',
        'cash_ended', 'reminder'))`,
    )
    .execute(db);
}
