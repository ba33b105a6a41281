import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { LoanRecord } from '../loans/index.ts';

/** Invoice of an extension: its price, and the last moment at which that price holds. */
export type InvoiceRecord = Selectable<Database['extension_invoice']>;

/** Reads every invoice of a loan's extensions, oldest first. */
export const invoicesOf = (db: Db | Tx, loan: Pick<LoanRecord, 'client_id' | 'id'>): Promise<InvoiceRecord[]> =>
  db
    .selectFrom('extension_invoice')
    .selectAll()
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Finds one invoice of a client. */
export const findInvoice = (
  db: Db | Tx,
  { clientId, invoiceId }: { readonly clientId: string; readonly invoiceId: string },
): Promise<InvoiceRecord | undefined> =>
  db
    .selectFrom('extension_invoice')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', invoiceId)
    .executeTakeFirst();
