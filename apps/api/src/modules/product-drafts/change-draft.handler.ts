import { changeProductDraft } from '@lender/contract';
import { changeProduct } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { draftSettings, rewriteDraft } from '../drafts/index.ts';
import { knownTerms, lockProductDraft } from './draft-record.ts';
import { writtenDraft } from './draft-reply.ts';

export const changeProductDraftHandler = implement(
  changeProductDraft,
  async ({ params: { id }, body }, { tx, services }) => {
    const locked = await lockProductDraft(tx, { id, revision: body.revision });
    if (!locked.ok) return locked;
    const settings = { ...draftSettings(locked.value), ...body.settings };
    const changed = changeProduct(await knownTerms(tx, locked.value.based_on), settings);
    if (!changed.ok) {
      const problems = changed.problem.problems.map(({ path, code }) => `${path}: ${code}`);
      return refuse('setting_invalid', { facts: { problems } });
    }
    await rewriteDraft(tx, locked.value, settings, services);
    return ok(await writtenDraft(tx, id, services));
  },
);
