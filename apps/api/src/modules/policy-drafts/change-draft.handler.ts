import { changePolicyDraft } from '@lender/contract';
import { changePolicy } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { draftSettings, rewriteDraft } from '../drafts/index.ts';
import { policyOfVersion, readPolicyOfThen } from '../policies/index.ts';
import { lockPolicyDraft } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';

export const changePolicyDraftHandler = implement(
  changePolicyDraft,
  async ({ params: { id }, body }, { tx, services }) => {
    const locked = await lockPolicyDraft(tx, { id, revision: body.revision });
    if (!locked.ok) return locked;
    const { name, based_on: version } = locked.value;
    const base = readPolicyOfThen(await policyOfVersion(tx, { name, version }));
    const settings = { ...draftSettings(locked.value), ...body.settings };
    const changed = changePolicy(base, settings);
    if (!changed.ok) {
      const problems = changed.problem.problems.map(({ path, code }) => `${path}: ${code}`);
      return refuse('setting_invalid', { facts: { problems } });
    }
    await rewriteDraft(tx, locked.value, settings, services);
    return ok(await writtenDraft(tx, id, services));
  },
);
