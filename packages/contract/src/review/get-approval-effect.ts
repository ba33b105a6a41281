import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanEffect } from '../servicing/loan-effect.ts';
import { idParams } from '../wire/id.ts';

/**
 * Returns what a request would do if it was approved now, by what is known now, for the person who has to decide;
 * nothing is changed.
 */
export const getApprovalEffect = defineEndpoint({
  name: 'getApprovalEffect',
  method: 'GET',
  path: '/web/private/back-office/approval/{id}/effect',
  access: 'staff',
  permission: 'approval.read',
  summary: 'Preview the effect of a request',
  params: idParams,
  reply: lazy(() =>
    z.object({
      /** Code of the reason why it cannot be done any more; null while it can. */
      staleBecause: z.nullable(z.string()),
      /** Null where the request changes no loan, and where it cannot be done. */
      loan: z.nullable(loanEffect()),
    }),
  ),
  refusals: ['not_found', 'approval_decided'],
});
