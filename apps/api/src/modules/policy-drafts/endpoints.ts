import type { Implementation } from '../../implement.ts';
import { changePolicyDraftHandler } from './change-draft.handler.ts';
import { discardPolicyDraftHandler } from './discard-draft.handler.ts';
import { getPolicyDraftHandler } from './get-draft.handler.ts';
import { getPolicyHandler } from './get-policy.handler.ts';
import { listPoliciesHandler } from './list-policies.handler.ts';
import { publishPolicyDraftHandler } from './publish-draft.handler.ts';
import { startPolicyShadowHandler, stopPolicyShadowHandler } from './shadow.handlers.ts';
import { startPolicyDraftHandler } from './start-draft.handler.ts';
import { testPolicyDraftHandler } from './test-draft.handler.ts';

export const endpoints: readonly Implementation[] = [
  listPoliciesHandler,
  getPolicyHandler,
  startPolicyDraftHandler,
  getPolicyDraftHandler,
  changePolicyDraftHandler,
  testPolicyDraftHandler,
  startPolicyShadowHandler,
  stopPolicyShadowHandler,
  publishPolicyDraftHandler,
  discardPolicyDraftHandler,
];
