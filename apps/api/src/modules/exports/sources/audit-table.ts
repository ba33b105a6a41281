import { defineTable } from '../table/export-table.ts';
import { momentsOf } from '../table/moments-of.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { headings } from '../words/headings.copy.es.ts';

/** The actions of staff in a period, the earliest first. Their notes stay in the audit. */
export const auditTable = defineTable({
  columns: {
    ...{ sequence: 'number', at: 'moment', who: 'text', role: 'code' },
    ...{ kind: 'code', call: 'text', outcome: 'code', subject: 'text' },
  },
  headings: headings.audit,
  read: ({ tx, period }) => {
    const { first, end } = momentsOf(period);
    return readInPages(
      tx
        .selectFrom('audit_entry')
        .leftJoin('staff_user', 'staff_user.id', 'audit_entry.staff_id')
        .select(['sequence', 'at', 'audit_entry.role', 'kind', 'call', 'outcome', 'subject_id', 'name', 'staff_id'])
        .where('at', '>=', first)
        .where('at', '<', end)
        .orderBy('sequence'),
      (page) =>
        page.map(({ name, staff_id, subject_id, ...entry }) => ({
          ...entry,
          who: name ?? staff_id,
          subject: subject_id,
        })),
    );
  },
});
