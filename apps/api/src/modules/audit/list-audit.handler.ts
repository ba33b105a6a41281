import { addDays } from '@lender/calculator';
import { listAudit, type Reply, type Send } from '@lender/contract';
import { ok } from '@lender/result';
import * as z from 'zod/mini';
import { implement } from '../../implement.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { detailsContext } from './details-context.ts';
import { startOfDay } from './start-of-day.ts';

const storedDetails = z.array(z.object({ name: z.string(), value: z.string() }));

export const listAuditHandler = implement(listAudit, async ({ query }, { tx, services: { vault } }) => {
  const { perPage = 50 } = query;
  const rows = await entriesOf(tx, query)
    .limit(perPage + 1)
    .execute();
  const shown = rows.slice(0, perPage);
  return ok({
    entries: shown.map((row) => toEntry(row, vault)),
    nextBefore: rows.length > perPage ? (shown.at(-1)?.sequence ?? null) : null,
  });
});

type Query = Send<typeof listAudit>['query'];
type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

/** The newest first. */
const entriesOf = (tx: Tx, { staffId, kind, subjectId, call, from, to, before }: Query) =>
  tx
    .selectFrom('audit_entry')
    .leftJoin('staff_user', 'staff_user.id', 'audit_entry.staff_id')
    .selectAll('audit_entry')
    .select('staff_user.name')
    .where(({ and, eb }) =>
      and([
        ...(staffId ? [eb('staff_id', '=', staffId)] : []),
        ...(kind ? [eb('kind', '=', kind)] : []),
        ...(subjectId ? [eb('subject_id', '=', subjectId)] : []),
        ...(call ? [eb('call', '=', call)] : []),
        ...(from ? [eb('at', '>=', startOfDay(from))] : []),
        ...(to ? [eb('at', '<', startOfDay(addDays(to, 1)))] : []),
        ...(before ? [eb('sequence', '<', before)] : []),
      ]),
    )
    .orderBy('sequence', 'desc');

const toEntry = (row: Row, vault: Vault): Reply<typeof listAudit>['entries'][number] => ({
  sequence: row.sequence,
  at: row.at.toISOString(),
  staff: { id: row.staff_id, name: row.name ?? row.staff_id, role: row.role },
  kind: row.kind,
  call: row.call,
  outcome: row.outcome,
  subjectId: row.subject_id,
  details: storedDetails.parse(JSON.parse(vault.openText(row.details_sealed, detailsContext(row.sequence)))),
  requestId: row.request_id,
});
