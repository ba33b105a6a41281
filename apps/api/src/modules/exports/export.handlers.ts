import {
  cancelExport,
  createEvidenceBundle,
  createExport,
  createPersonalExport,
  downloadExport,
  EVIDENCE_EXPORT,
  EXPORT_DAYS,
  EXPORT_PERMISSIONS,
  listExports,
} from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/result';
import { implement, implementWithProvider } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { isPastMonth } from '../regulator/index.ts';
import { isReportPeriod, reportPeriodOf } from '../reports/index.ts';
import { evidenceApproval, exportApproval } from './export.approval.ts';
import { askFile, expiryOf } from './export-file.ts';
import { fileKind, NAMED_BY } from './files/file-kind.ts';

/** Number of newest files on a page. */
const LISTED = 100;
const DAY_MS = 86_400_000;

export const createExportHandler = implement(createExport, async ({ body }, { caller, tx, services }) => {
  const { source, format = 'csv', ...asked } = body;
  const permission = EXPORT_PERMISSIONS[source];
  if (!mayRole(caller.role, permission)) return refuse('forbidden', { facts: { permission } });
  const { today } = await services.clock.business(tx);
  const period = reportPeriodOf(asked, { today });
  if (!isReportPeriod(period)) return refuse('invalid_input', { field: ['from'] });
  const id = await askFile(tx, { staffId: caller.userId, source, period, isPersonal: false, format }, services);
  await services.jobs.enqueue(tx, 'make-export', { exportId: id });
  return ok({ id });
});

export const createPersonalExportHandler = implement(
  createPersonalExport,
  async ({ body }, { caller, tx, services }) => {
    const { source, note, format: wanted = 'csv', ...asked } = body;
    const { today } = await services.clock.business(tx);
    const period = reportPeriodOf(asked, { today });
    if (!isReportPeriod(period)) return refuse('invalid_input', { field: ['from'] });
    if (source === 'regulator' && !isPastMonth(period, { today })) return refuse('month_not_over');
    const format = source === 'regulator' ? 'csv' : wanted;
    const id = await askFile(tx, { staffId: caller.userId, source, period, isPersonal: true, format }, services);
    const payload = { exportId: id, askedBy: caller.userId, source, ...period };
    const request = { payload, reason: note, maker: caller.userId };
    const waits = await askApproval(tx, exportApproval, request, services);
    return waits.ok ? ok({ id, approvalId: waits.value }) : waits;
  },
);

export const createEvidenceBundleHandler = implement(
  createEvidenceBundle,
  async ({ params: { id: loanId }, body: { note } }, { caller, tx, services }) => {
    const loan = await signedLoan(tx, loanId);
    if (!loan) return refuse('not_found');
    const { today } = await services.clock.business(tx);
    const period = { from: today, to: today };
    const asked = {
      staffId: caller.userId,
      source: EVIDENCE_EXPORT,
      period,
      isPersonal: true,
      format: 'csv',
      loanId,
    } as const;
    const id = await askFile(tx, asked, services);
    const { client_id: clientId, hashed_id: reference } = loan;
    const payload = { exportId: id, askedBy: caller.userId, clientId, loanId, reference };
    const waits = await askApproval(tx, evidenceApproval, { payload, reason: note, maker: caller.userId }, services);
    return waits.ok ? ok({ id, approvalId: waits.value }) : waits;
  },
);

/** Finds a loan that was signed: only signed loans have evidence. */
const signedLoan = (tx: Tx, loanId: string) =>
  tx
    .selectFrom('loan')
    .innerJoin('agreement', (join) =>
      join
        .onRef('agreement.client_id', '=', 'loan.client_id')
        .onRef('agreement.application_id', '=', 'loan.application_id'),
    )
    .select(['loan.client_id', 'loan.hashed_id'])
    .where('loan.id', '=', loanId)
    .where('agreement.signed_at', 'is not', null)
    .executeTakeFirst();

export const listExportsHandler = implement(listExports, async (_, { caller, tx }) => {
  const files = await tx
    .selectFrom('export_file')
    .innerJoin('staff_user', 'staff_user.id', 'export_file.staff_id')
    .selectAll('export_file')
    .select('staff_user.name')
    .orderBy('asked_at', 'desc')
    .orderBy('export_file.id', 'desc')
    .limit(LISTED)
    .execute();
  return ok(
    files.map((file) => ({
      id: file.id,
      source: file.source,
      from: file.first_day,
      to: file.last_day,
      isPersonal: file.is_personal,
      format: file.format,
      state: file.state,
      askedByName: file.name,
      isOwn: file.staff_id === caller.userId,
      askedAt: file.asked_at.toISOString(),
      expiresAt: expiryOf(file.asked_at).toISOString(),
      rows: file.rows,
      sizeBytes: file.size_bytes,
    })),
  );
});

export const downloadExportHandler = implementWithProvider(
  downloadExport,
  async ({ params: { id } }, { caller, services: { clock, db, storage }, setHeaders }) => {
    const file = await db
      .selectFrom('export_file')
      .select(['storage_key', ...NAMED_BY])
      .where('id', '=', id)
      .where('staff_id', '=', caller.userId)
      .where('state', '=', 'ready')
      .where('asked_at', '>', new Date(clock.wall().getTime() - EXPORT_DAYS * DAY_MS))
      .executeTakeFirst();
    if (!file?.storage_key) return refuse('not_found');
    const bytes = await storage.get(file.storage_key);
    const { type, name } = fileKind(file);
    setHeaders({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
    return ok(new Uint8Array(bytes));
  },
);

export const cancelExportHandler = implement(cancelExport, async ({ params: { id } }, { caller, tx }) => {
  const { numUpdatedRows } = await tx
    .updateTable('export_file')
    .set({ state: 'cancelled', storage_key: null })
    .where('id', '=', id)
    .where('staff_id', '=', caller.userId)
    .where('state', 'in', ['asked', 'queued', 'ready', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n ? ok({}) : refuse('not_found');
});
