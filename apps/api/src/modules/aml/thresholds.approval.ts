import { type ApprovalPayload, changeAmlThresholds } from '@lender/contract';
import type { AmlThresholds } from '@lender/lending';
import { ok } from '@lender/result';
import { defineApproval } from '../approvals/index.ts';
import { liveThresholds } from './thresholds-record.ts';

/** Thresholds as they are sent. */
export type SentThresholds = ApprovalPayload<'aml.thresholds'>['after'];

export const toSent = ({ cashCentavos: cash, splitCentavos: split, ...others }: AmlThresholds): SentThresholds => ({
  ...others,
  cash,
  split,
});

const fromSent = ({ cash: cashCentavos, split: splitCentavos, ...others }: SentThresholds): AmlThresholds => ({
  ...others,
  cashCentavos,
  splitCentavos,
});

/** Approval that puts other thresholds in force, as the next version. Earlier alerts keep theirs. */
export const thresholdsApproval = defineApproval({
  kind: 'aml.thresholds',
  commandOf: (payload) => ({ kind: 'aml.thresholds', payload }),
  endpoint: changeAmlThresholds,
  subjectOf: () => ({ settingName: 'aml_thresholds' }),
  versionOf: async (tx) => String((await liveThresholds(tx)).version),
  // Each kind has at most one open request, so two versions are never made at the same moment.
  execute: async (tx, { version, after }, { maker, checker, reason }, { clock }) => {
    const { now } = await clock.business(tx);
    await tx
      .insertInto('aml_thresholds')
      .values({
        version: version + 1,
        config: JSON.stringify(fromSent(after)),
        live_from: now,
        made_by: maker,
        approved_by: checker,
        reason,
      })
      .execute();
    return ok(undefined);
  },
});
