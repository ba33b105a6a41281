import { createEvidenceBundle, createPersonalExport } from '@lender/contract';
import { ok } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { defineApproval } from '../approvals/index.ts';

/** Approval of a file with personal data in full, made once a second person agrees. */
export const exportApproval = defineApproval({
  kind: 'data.export',
  commandOf: (payload) => ({ kind: 'data.export', payload }),
  endpoint: createPersonalExport,
  subjectOf: ({ askedBy }) => ({ exportAskerId: askedBy }),
  versionOf: (tx, { exportId }) => stateOf(tx, exportId),
  execute: (tx, { exportId }, _, services) => queueFile(tx, exportId, services),
});

/** Approval of the evidence of a loan, in the same way. */
export const evidenceApproval = defineApproval({
  kind: 'data.evidence',
  commandOf: (payload) => ({ kind: 'data.evidence', payload }),
  endpoint: createEvidenceBundle,
  subjectOf: ({ askedBy }) => ({ exportAskerId: askedBy }),
  versionOf: (tx, { exportId }) => stateOf(tx, exportId),
  execute: (tx, { exportId }, _, services) => queueFile(tx, exportId, services),
});

async function stateOf(tx: Tx, exportId: string): Promise<string> {
  const file = await tx
    .selectFrom('export_file')
    .select('state')
    .where('id', '=', exportId)
    .forUpdate()
    .executeTakeFirst();
  return file?.state ?? 'gone';
}

async function queueFile(tx: Tx, exportId: string, { jobs }: Pick<Services, 'jobs'>) {
  await tx.updateTable('export_file').set({ state: 'queued' }).where('id', '=', exportId).execute();
  await jobs.enqueue(tx, 'make-export', { exportId });
  return ok(undefined);
}
