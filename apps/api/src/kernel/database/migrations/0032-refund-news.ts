import { type Kysely, sql } from 'kysely';

/** Adds the message that notifies borrowers when an overpayment was given back. */
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
