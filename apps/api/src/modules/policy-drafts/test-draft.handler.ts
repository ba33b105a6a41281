import { encodeWire, policyTest, testPolicyDraft } from '@lender/contract';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockDraftBesideLive, readDraft, storeDraftTest } from '../drafts/index.ts';
import { decideTwice } from './decide-twice.ts';
import { policyDrafts } from './policy-draft.ts';
import { problemsOf } from './policy-problems.ts';
import { sumTest } from './sum-test.policy.ts';

export const testPolicyDraftHandler = implement(testPolicyDraft, async ({ params, body }, { tx, services, log }) => {
  const { revision, applications } = body;
  const locked = await lockDraftBesideLive(tx, policyDrafts, { id: params.id, revision }, services);
  if (!locked.ok) return locked;
  const { live, content: draft } = locked.value;
  if (problemsOf(draft).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
  const { decided, untestable } = await decideTwice(tx, { live: live.content, draft }, applications);
  const { now } = await services.clock.business(tx);
  const made = { revision, liveVersion: live.version, testedAt: now.toISOString(), untestable };
  const test = encodeWire(policyTest(), { ...made, ...sumTest(decided) });
  await storeDraftTest(tx, params.id, test);
  log.info({ event: 'policy.tested', applications: decided.length, untestable });
  return readDraft(tx, policyDrafts, params.id, services);
});
