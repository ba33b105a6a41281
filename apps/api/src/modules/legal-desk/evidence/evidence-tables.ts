import { csvOf } from '../../../kernel/csv.policy.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { staffName } from '../../access/index.ts';
import { evidenceCopy as copy } from './evidence.copy.es.ts';

/** Builds the history of a client and one application, as a sheet. */
export async function historyOf(
  tx: Tx,
  of: { readonly clientId: string; readonly applicationId: string },
): Promise<string> {
  const rows = await tx
    .selectFrom('event_log')
    .select(['at', 'actor', 'event', 'facts'])
    .where('client_id', '=', of.clientId)
    .where((eb) => eb.or([eb('application_id', '=', of.applicationId), eb('application_id', 'is', null)]))
    .orderBy('id')
    .execute();
  const { heading, columns: headings } = copy.history;
  return csvOf(heading, {
    headings,
    rows: rows.map(({ at, actor, event, facts }) => [
      at.toISOString(),
      actor,
      event,
      facts === null ? null : JSON.stringify(facts),
    ]),
  });
}

/** Builds the list of staff actions on these subjects, as a sheet. Their notes stay in the audit. */
export async function auditOf(tx: Tx, subjects: readonly string[]): Promise<string> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['sequence', 'at', 'role', 'kind', 'call', 'outcome', 'subject_id', 'staff_id'])
    .select((eb) => staffName(eb.ref('audit_entry.staff_id')).as('name'))
    .where('subject_id', 'in', subjects)
    .orderBy('sequence')
    .execute();
  const { heading, columns: headings } = copy.audit;
  return csvOf(heading, {
    headings,
    rows: rows.map(({ sequence, at, role, kind, call, outcome, subject_id, name, staff_id }) => [
      ...[sequence, at.toISOString(), name ?? staff_id, role, kind, call, outcome, subject_id],
    ]),
  });
}
