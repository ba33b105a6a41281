import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { policyDraftRow } from './policy-draft.ts';

/** The one that decides, those that decided before, and those that begin later. */
export const POLICY_STATES = ['live', 'retired', 'scheduled'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

/** Every version that was ever published, the newest first, and the drafts that are worked on or wait. */
export const listPolicies = defineEndpoint({
  name: 'listPolicies',
  method: 'GET',
  path: '/web/private/back-office/policy',
  access: 'staff',
  permission: 'policy.read',
  summary: 'Versions and drafts of the decision policy',
  reply: lazy(() =>
    z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          state: z.enum(POLICY_STATES),
          liveFrom: instant(),
          /** `null` for what came with the program. */
          madeByName: z.nullable(z.string()),
          approvedByName: z.nullable(z.string()),
          reason: z.nullable(z.string()),
        }),
      ),
      drafts: z.array(policyDraftRow()),
    }),
  ),
  refusals: [],
});
