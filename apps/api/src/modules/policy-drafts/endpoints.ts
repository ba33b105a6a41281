import type { Implementation } from '../../implement.ts';
import {
  changePolicyDraftHandler,
  discardPolicyDraftHandler,
  getPolicyDraftHandler,
  getPolicyHandler,
  listPoliciesHandler,
  startPolicyDraftHandler,
} from './draft.handlers.ts';
import { publishPolicyDraftHandler } from './publish-draft.handler.ts';
import { startPolicyShadowHandler, stopPolicyShadowHandler } from './shadow.handlers.ts';
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
