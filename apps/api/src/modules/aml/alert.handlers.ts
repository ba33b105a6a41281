import { closeAlert, getAlert, listAlerts, reviewAlert } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAlert, selectAlerts, toAlertDetail, toAlertReply, toAlertRows } from './alert-record.ts';

export const listAlertsHandler = implement(listAlerts, async ({ query }, { caller, tx }) => {
  const { state = 'open', kind, after, perPage = 25 } = query;
  const isOpen = state === 'open';
  const rows = await selectAlerts(tx, caller.userId)
    .where('aml_alert.closed_at', isOpen ? 'is' : 'is not', null)
    .$if(kind !== undefined, (alerts) => alerts.where('aml_alert.kind', '=', kind ?? 'relevant'))
    .$if(after !== undefined, (alerts) => alerts.where('aml_alert.id', isOpen ? '>' : '<', after ?? ''))
    // Ids follow the moments at which alerts were raised.
    .orderBy('aml_alert.id', isOpen ? 'asc' : 'desc')
    .limit(perPage + 1)
    .execute();
  const shown = rows.slice(0, perPage);
  return ok({ rows: await toAlertRows(tx, shown), next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null });
});

export const getAlertHandler = implement(getAlert, async ({ params: { id } }, { caller, tx }) => {
  const row = await selectAlerts(tx, caller.userId).where('aml_alert.id', '=', id).executeTakeFirst();
  return row ? ok(await toAlertDetail(tx, row)) : refuse('not_found');
});

export const reviewAlertHandler = implement(reviewAlert, async ({ params: { id } }, { caller: { userId }, tx }) => {
  const alert = await lockAlert(tx, { id, staffId: userId });
  if (!alert) return refuse('not_found');
  if (alert.closed_at !== null) return refuse('alert_closed');
  await tx.updateTable('aml_alert').set({ state: 'in_review', held_by: userId }).where('id', '=', id).execute();
  return ok(await answered(tx, { id, userId }));
});

export const closeAlertHandler = implement(
  closeAlert,
  async ({ params: { id }, body: { outcome, note, folio } }, { caller: { userId }, tx, services }) => {
    const alert = await lockAlert(tx, { id, staffId: userId });
    if (!alert) return refuse('not_found');
    if ((outcome === 'reported') !== (folio !== undefined)) return refuse('invalid_input', { field: ['folio'] });
    if (alert.closed_at !== null) return refuse('alert_closed');
    const { now } = await services.clock.business(tx);
    await tx
      .updateTable('aml_alert')
      .set({ state: outcome, note, folio: folio ?? null, closed_at: now, closed_by: userId })
      .where('id', '=', id)
      .execute();
    return ok(await answered(tx, { id, userId }));
  },
);

/** Reads an alert as it is after an act on it. */
const answered = async (tx: Tx, { id, userId }: { readonly id: string; readonly userId: string }) =>
  toAlertReply(tx, await selectAlerts(tx, userId).where('aml_alert.id', '=', id).executeTakeFirstOrThrow());
