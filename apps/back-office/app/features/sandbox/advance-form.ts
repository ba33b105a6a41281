import { advanceSandboxClock } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const ADVANCE_FIELDS = ['businessDate'] as const;
export type AdvanceField = (typeof ADVANCE_FIELDS)[number];

export const advanceForm = defineForm({
  endpoint: advanceSandboxClock,
  fields: ADVANCE_FIELDS,
  bodyOf: ({ businessDate }) => ({ businessDate }),
});
