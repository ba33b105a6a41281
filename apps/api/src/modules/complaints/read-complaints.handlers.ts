import { getComplaint, listComplaints } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readComplaint, selectComplaints, withCorrections } from './complaint-record.ts';

export const listComplaintsHandler = implement(listComplaints, async ({ query }, { tx, services }) => {
  const { state = 'open', kind, after, perPage = 25 } = query;
  const { today } = await services.clock.business(tx);
  const [day, id] = after?.split('.') ?? [];
  const isOpen = state === 'open';
  const order = isOpen ? 'asc' : 'desc';
  const column = isOpen ? 'complaint.due_on' : 'complaint.answered_on';
  const place = sql<boolean>`(${sql.ref(column)}, complaint.id) ${sql.raw(isOpen ? '>' : '<')} (${day}::date, ${id}::uuid)`;
  const rows = await selectComplaints(tx)
    .where('complaint.answered_at', isOpen ? 'is' : 'is not', null)
    .$if(kind !== undefined, (complaints) => complaints.where('complaint.kind', '=', kind ?? 'claim'))
    .$if(after !== undefined, (complaints) => complaints.where(place))
    .orderBy(column, order)
    .orderBy('complaint.id', order)
    .limit(perPage + 1)
    .execute();
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return ok({
    rows: await withCorrections(tx, shown, today),
    next: last ? `${isOpen ? last.due_on : last.answered_on}.${last.id}` : null,
  });
});

export const getComplaintHandler = implement(getComplaint, async ({ params }, { tx, services }) => {
  const complaint = await readComplaint(tx, params.id, services);
  return complaint ? ok(complaint) : refuse('not_found');
});
