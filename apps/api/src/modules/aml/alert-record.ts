import type { getAlert, Reply } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { staffName, staffNames } from '../access/index.ts';

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

export const toAlertReply = (row: Selected): Reply<typeof getAlert> => ({
  id: row.id,
  kind: row.kind,
  rule: row.rule,
  state: row.state,
  raisedAt: row.raised_at.toISOString(),
  thresholds: row.thresholds,
  clientIds: row.client_ids,
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
