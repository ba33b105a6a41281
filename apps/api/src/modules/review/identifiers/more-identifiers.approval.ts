import { askMoreIdentifiers } from '@lender/contract';
import { ok } from '@lender/result';
import { defineApproval } from '../../approvals/index.ts';
import { addIdentifiers, quotaDay } from '../../audit/index.ts';

/** Approval of more identifiers for a member of staff, on the day of the request. */
export const moreIdentifiersApproval = defineApproval({
  kind: 'identifier.more',
  commandOf: (payload) => ({ kind: 'identifier.more', payload }),
  endpoint: askMoreIdentifiers,
  subjectOf: ({ staffId }) => ({ staffId }),
  versionOf: async (_, __, { clock }) => quotaDay(clock),
  execute: async (tx, { staffId, day, amount }) => {
    await addIdentifiers(tx, { staffId, day, amount });
    return ok(undefined);
  },
});
