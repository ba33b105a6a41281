import { createPersonalExport } from '@lender/contract';
import { ok } from '@lender/money';
import { defineApproval } from '../approvals/index.ts';

/** Has a file made with personal data in full, once a second person agrees. */
export const exportApproval = defineApproval({
  kind: 'data.export',
  commandOf: (payload) => ({ kind: 'data.export', payload }),
  endpoint: createPersonalExport,
  subjectOf: ({ askedBy }) => ({ exportAskerId: askedBy }),
  versionOf: async (tx, { exportId }) => {
    const file = await tx
      .selectFrom('export_file')
      .select('state')
      .where('id', '=', exportId)
      .forUpdate()
      .executeTakeFirst();
    return file?.state ?? 'gone';
  },
  execute: async (tx, { exportId }, _, { jobs }) => {
    await tx.updateTable('export_file').set({ state: 'queued' }).where('id', '=', exportId).execute();
    await jobs.enqueue(tx, 'make-export', { exportId });
    return ok(undefined);
  },
});
