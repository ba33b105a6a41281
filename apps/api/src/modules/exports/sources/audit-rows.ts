import { addDays } from '@lender/calculator';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ExportAsked, ExportRow } from './export-asked.ts';

/** Lists the actions of staff in a period, the earliest first. Their notes stay in the audit. */
export async function auditRows({ tx, period }: ExportAsked): Promise<readonly ExportRow[]> {
  const entries = await tx
    .selectFrom('audit_entry')
    .leftJoin('staff_user', 'staff_user.id', 'audit_entry.staff_id')
    .select(['sequence', 'at', 'audit_entry.role', 'kind', 'call', 'outcome', 'subject_id', 'name', 'staff_id'])
    .where('at', '>=', endOfDay(addDays(period.from, -1)))
    .where('at', '<', endOfDay(period.to))
    .orderBy('sequence')
    .execute();
  return entries.map(({ sequence, at, role, kind, call, outcome, subject_id, name, staff_id }) => [
    sequence,
    at.toISOString(),
    name ?? staff_id,
    role,
    kind,
    call,
    outcome,
    subject_id,
  ]);
}
