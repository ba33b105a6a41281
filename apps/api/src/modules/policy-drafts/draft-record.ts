import { changePolicy, type Policy } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type DraftRecord, draftSettings, lockDraft } from '../drafts/index.ts';
import { POLICY_NAME, policyOfVersion, readPolicyOfThen } from '../policies/index.ts';

/** Drafts of the policy, and the requests to publish them. */
export const POLICY_DRAFTS = { name: POLICY_NAME, kind: 'policy.publish' } as const;

/** Returns a draft as a policy. Until it is published, it keeps the number of the version from which it began. */
export async function draftPolicy(tx: Tx, { id, name, based_on, settings }: DraftRecord): Promise<Policy> {
  const before = readPolicyOfThen(await policyOfVersion(tx, { name, version: based_on }));
  const changed = changePolicy(before, draftSettings({ settings }));
  if (!changed.ok)
    throw new Error(`policy draft ${id}: ${changed.problem.problems.map(({ path }) => path).join(', ')}`);
  return changed.value;
}

/** Locks a draft of the policy, at the revision that the author of the action saw. */
export const lockPolicyDraft = (tx: Tx, seen: { readonly id: string; readonly revision: number }) =>
  lockDraft(tx, { ...seen, name: POLICY_NAME });
