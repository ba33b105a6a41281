import { askMoreIdentifiers } from '@lender/contract';
import { ok } from '@lender/money';
import { defineApproval } from '../../approvals/index.ts';
import { addIdentifiers, quotaDay } from '../../audit/index.ts';

/** More identifiers for somebody of the staff, on the day on which they ask. */
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
