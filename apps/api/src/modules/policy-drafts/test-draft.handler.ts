import { encodeWire, policyTest, testPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { decideTwice } from './decide-twice.ts';
import { draftPolicy, lockPolicyDraft } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';
import { currentPolicy } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';
import { sumTest } from './sum-test.policy.ts';

export const testPolicyDraftHandler = implement(testPolicyDraft, async ({ params, body }, { tx, services, log }) => {
  const { revision, applications } = body;
  const locked = await lockPolicyDraft(tx, { id: params.id, revision });
  if (!locked.ok) return locked;
  const [live, draft] = [await currentPolicy(tx, services), await draftPolicy(tx, locked.value)];
  if (problemsOf(draft).length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
  const { decided, untestable } = await decideTwice(tx, { live, draft }, applications);
  const { now } = await services.clock.business(tx);
  const made = { revision, liveVersion: live.version, testedAt: now.toISOString(), untestable };
  const test = encodeWire(policyTest(), { ...made, ...sumTest(decided) });
  await tx
    .updateTable('draft')
    .set({ test: JSON.stringify(test) })
    .where('id', '=', params.id)
    .execute();
  log.info({ event: 'policy.tested', applications: decided.length, untestable });
  return ok(await writtenDraft(tx, params.id, services));
});
