import {
  createEvidenceBundle,
  createExport,
  createPersonalExport,
  EVIDENCE_EXPORT,
  EXPORT_PERMISSIONS,
} from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { isPastMonth } from '../regulator/index.ts';
import { isReportPeriod, reportPeriodOf } from '../reports/index.ts';
import { evidenceApproval, exportApproval } from './export.approval.ts';
import { askFile } from './export-file.ts';

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
