import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Makes a stored decision again from its stored inputs, and says whether the outcome is the same. A person's decision
 * is not found here, since nothing computed it.
 */
export const replayDecision = defineEndpoint({
  name: 'replayDecision',
  method: 'GET',
  path: '/web/private/back-office/decision/{id}/replay',
  access: 'staff',
  permission: 'decision.read',
  summary: 'Replay a decision',
  params: idParams,
  reply: lazy(() =>
    z.object({
      id: id(),
      policy: z.string(),
      policyVersion: z.int(),
      engineVersion: z.int(),
      same: z.boolean(),
      outcome: z.int(),
      replayedOutcome: z.int(),
    }),
  ),
  refusals: ['not_found'],
});
