import type { getAlert, listAlerts, Reply } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { staffName, staffNames } from '../access/index.ts';
import { readFullNames } from '../clients/index.ts';
import { loansOfKeys } from '../loans/index.ts';
import { paymentsOfClients } from '../payments/index.ts';

/** Selects the alerts that a member of staff may see: none that is about them. */
export const selectAlerts = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('aml_alert')
    .selectAll('aml_alert')
    .select((eb) => [
      staffName(eb.ref('aml_alert.held_by')).as('holder_name'),
      staffName(eb.ref('aml_alert.closed_by')).as('closer_name'),
      staffNames(eb.ref('aml_alert.staff_ids')).as('staff_names'),
    ])
    .where(sql<boolean>`not (${staffId}::uuid = any(aml_alert.staff_ids))`);

type Selected = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

/** Selects and locks an alert that a member of staff may see, so that no other one can close it too. */
export const lockAlert = (tx: Tx, { id, staffId }: { readonly id: string; readonly staffId: string }) =>
  tx
    .selectFrom('aml_alert')
    .select('closed_at')
    .where('id', '=', id)
    .where(sql<boolean>`not (${staffId}::uuid = any(staff_ids))`)
    .forUpdate()
    .executeTakeFirst();

type Alert = Reply<typeof listAlerts>['rows'][number];

/** Returns alerts as a list shows them, each with the names of its clients. */
export async function toAlertRows(tx: Tx, rows: readonly Selected[]): Promise<Alert[]> {
  const names = await readFullNames(tx, [...new Set(rows.flatMap(({ client_ids }) => client_ids))]);
  return rows.map((row) => toAlertRow(row, names));
}

/** Returns the alert of a row, with the names of its clients. */
export const toAlertReply = async (tx: Tx, row: Selected): Promise<Alert> =>
  toAlertRow(row, await readFullNames(tx, row.client_ids));

/** Returns the alert of a row, with the names of its clients and its payments. */
export const toAlertDetail = async (tx: Tx, row: Selected): Promise<Reply<typeof getAlert>> => ({
  ...(await toAlertReply(tx, row)),
  paymentRows: await readPaymentRows(tx, row),
});

async function readPaymentRows(
  tx: Tx,
  { client_ids: clientIds, payment_ids: ids }: Selected,
): Promise<Reply<typeof getAlert>['paymentRows']> {
  const payments = await paymentsOfClients(tx, { clientIds, ids });
  const keys = payments.map(({ client_id, loan_id }) => ({ client_id, id: loan_id }));
  const numbers = new Map((await loansOfKeys(tx, keys)).map(({ id, hashed_id }) => [id, hashed_id]));
  return payments.map((payment) => ({
    id: payment.id,
    clientId: payment.client_id,
    loanId: payment.loan_id,
    loanNumber: numbers.get(payment.loan_id) ?? '',
    amount: payment.amount_centavos,
    method: payment.method,
    paidOn: payment.paid_on,
    reversedOn: payment.reversed_on,
  }));
}

const toAlertRow = (row: Selected, names: ReadonlyMap<string, string>): Alert => ({
  id: row.id,
  kind: row.kind,
  rule: row.rule,
  state: row.state,
  raisedAt: row.raised_at.toISOString(),
  thresholds: row.thresholds,
  clientIds: row.client_ids,
  clientNames: row.client_ids.map((id) => names.get(id) ?? ''),
  loanId: row.loan_id,
  payments: row.payment_ids.length,
  amount: row.amount_centavos,
  staffNames: row.staff_names,
  heldByName: row.holder_name,
  note: row.note,
  folio: row.folio,
  closedAt: row.closed_at?.toISOString() ?? null,
  closedByName: row.closer_name,
});
