import { changeAmlThresholds, getAmlThresholds } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { askApproval } from '../approvals/index.ts';
import { thresholdsApproval, toSent } from './thresholds.approval.ts';
import { liveThresholds } from './thresholds-record.ts';

export const getAmlThresholdsHandler = implement(getAmlThresholds, async (_, { tx }) => {
  const { thresholds, since, ...live } = await liveThresholds(tx);
  return ok({ ...live, thresholds: toSent(thresholds), since: since?.toISOString() ?? null });
});

export const changeAmlThresholdsHandler = implement(
  changeAmlThresholds,
  async ({ body: { note, ...after } }, { caller, tx, services }) => {
    const { version, thresholds } = await liveThresholds(tx);
    const request = {
      payload: { version, before: toSent(thresholds), after },
      reason: note,
      maker: caller.userId,
    };
    const waits = await askApproval(tx, thresholdsApproval, request, services);
    return waits.ok ? ok({ approvalId: waits.value }) : waits;
  },
);
