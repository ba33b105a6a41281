import { changeClientStatus } from '@lender/contract';
import { defineApproval } from '../approvals/index.ts';
import { lockClient } from '../clients/index.ts';
import { moveByStaff } from './move-by-staff.ts';

/** Approval of a change that puts a client on the blacklist, or takes one off it. */
export const clientStatusApproval = defineApproval({
  kind: 'client.status',
  commandOf: (payload) => ({ kind: 'client.status', payload }),
  endpoint: changeClientStatus,
  subjectOf: ({ clientId }) => ({ clientId }),
  versionOf: async (tx, { clientId }) => String((await lockClient(tx, clientId)).status),
  execute: (tx, { clientId, from, to }, { maker, reason }, services) =>
    moveByStaff(tx, { clientId, from, to, actor: 'checker', by: maker, note: reason }, services),
});
