import { getApprovalEffect } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { openRequest, staleBecause } from '../../approvals/index.ts';
import { effectOfRequest } from '../../servicing/index.ts';
import { APPROVAL_DEFINITIONS } from './approval-definitions.ts';

export const getApprovalEffectHandler = implement(
  getApprovalEffect,
  async ({ params: { id } }, { caller: { role }, tx, services }) => {
    const request = await openRequest(tx, { id, role });
    if (!request.ok) return request;
    const { record, command } = request.value;
    const because = await staleBecause(tx, { definitions: APPROVAL_DEFINITIONS, record, command }, services);
    if (because) return ok({ staleBecause: because, loan: null });
    const effect = await effectOfRequest(tx, command, services);
    return ok(
      effect.ok ? { staleBecause: null, loan: effect.value } : { staleBecause: effect.problem.code, loan: null },
    );
  },
);
