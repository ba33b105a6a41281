import { publishPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { defineApproval } from '../approvals/index.ts';
import { POLICY_NAME } from '../policies/index.ts';
import { draftPolicy, lockDraft } from './draft-record.ts';
import { currentPolicy } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';

/** Lets a draft decide from now on, as the next version. Decisions that were made keep theirs. */
export const publishPolicyApproval = defineApproval({
  kind: 'policy.publish',
  commandOf: (payload) => ({ kind: 'policy.publish', payload }),
  endpoint: publishPolicyDraft,
  subjectOf: ({ draftId }) => ({ policyDraftId: draftId }),
  versionOf: async (tx, { draftId }, services) => {
    await newestVersion(tx);
    const draft = await tx
      .selectFrom('policy_draft')
      .select(['state', 'revision'])
      .where('id', '=', draftId)
      .forUpdate()
      .executeTakeFirst();
    const { version } = await currentPolicy(tx, services);
    return [draft?.state, draft?.revision, version].join(' ');
  },
  execute: async (tx, { draftId, revision }, { maker, checker, reason }, { clock }) => {
    const locked = await lockDraft(tx, { id: draftId, revision });
    if (!locked.ok) return locked;
    const version = (await newestVersion(tx)) + 1;
    const policy = { ...(await draftPolicy(tx, locked.value)), version };
    if (problemsOf(policy).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const { now } = await clock.business(tx);
    const by = { made_by: maker, approved_by: checker, reason };
    await tx
      .insertInto('policy')
      .values({ name: POLICY_NAME, version, config: JSON.stringify(policy), live_from: now, ...by })
      .execute();
    await tx
      .updateTable('policy_draft')
      .set({ state: 'published', changed_at: now })
      .where('id', '=', draftId)
      .execute();
    return ok(undefined);
  },
});

/** The newest version that there is, locked: versions follow one another, and two people publish one after the other. */
async function newestVersion(tx: Tx): Promise<number> {
  const { version } = await tx
    .selectFrom('policy')
    .select('version')
    .where('name', '=', POLICY_NAME)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}
