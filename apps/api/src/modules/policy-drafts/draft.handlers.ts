import {
  changePolicyDraft,
  discardPolicyDraft,
  getPolicy,
  getPolicyDraft,
  listPolicies,
  startPolicyDraft,
} from '@lender/contract';
import { implement } from '../../implement.ts';
import {
  changeDraft,
  discardDraft,
  listVersionsAndDrafts,
  readDraft,
  readVersion,
  startDraft,
} from '../drafts/index.ts';
import { policyDrafts } from './policy-draft.ts';

export const listPoliciesHandler = implement(listPolicies, (_, { tx, services }) =>
  listVersionsAndDrafts(tx, policyDrafts, services),
);

export const getPolicyHandler = implement(getPolicy, ({ params }, { tx }) =>
  readVersion(tx, policyDrafts, params.version),
);

export const startPolicyDraftHandler = implement(startPolicyDraft, ({ body }, { caller, tx, services }) =>
  startDraft(tx, policyDrafts, { ...body, author: caller.userId }, services),
);

export const getPolicyDraftHandler = implement(getPolicyDraft, ({ params }, { tx, services }) =>
  readDraft(tx, policyDrafts, params.id, services),
);

export const changePolicyDraftHandler = implement(changePolicyDraft, ({ params, body }, { tx, services }) =>
  changeDraft(tx, policyDrafts, { ...params, ...body }, services),
);

export const discardPolicyDraftHandler = implement(discardPolicyDraft, ({ params, body }, { tx, services }) =>
  discardDraft(tx, policyDrafts, { ...params, ...body }, services),
);
