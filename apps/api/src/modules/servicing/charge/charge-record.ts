import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Services } from '../../../services.ts';

/** Card charge that the borrower asked for. */
export type ChargeRecord = Selectable<Database['extension_charge']>;

export const findCharge = (db: Db | Tx, { client_id, id }: Pick<ChargeRecord, 'client_id' | 'id'>) =>
  db
    .selectFrom('extension_charge')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Tells whether an extension of a loan is being charged with an unknown result: one is bought at a time. */
export async function isBeingCharged(
  tx: Tx,
  loan: { readonly client_id: string; readonly id: string },
): Promise<boolean> {
  const charge = await tx
    .selectFrom('extension_charge')
    .innerJoin('extension_invoice', (join) =>
      join
        .onRef('extension_invoice.client_id', '=', 'extension_charge.client_id')
        .onRef('extension_invoice.id', '=', 'extension_charge.invoice_id'),
    )
    .select('extension_charge.id')
    .where('extension_charge.client_id', '=', loan.client_id)
    .where('extension_invoice.loan_id', '=', loan.id)
    .where('extension_charge.status', '=', 'sending')
    .executeTakeFirst();
  return charge !== undefined;
}

/** Ends a charge whose outcome is known. */
export async function endCharge(
  tx: Tx,
  charge: ChargeRecord,
  { status, cause = null }: { readonly status: 'charged' | 'failed'; readonly cause?: string | null },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('extension_charge')
    .set({ status, cause, status_since: now })
    .where('client_id', '=', charge.client_id)
    .where('id', '=', charge.id)
    .execute();
}
