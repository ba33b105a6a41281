import { isDeepStrictEqual } from 'node:util';
import { publishProductDraft } from '@lender/contract';
import type { ProductTerms } from '@lender/lending';
import { ok } from '@lender/money';
import { refuse } from '../../kernel/refusal.ts';
import { defineApproval } from '../approvals/index.ts';
import { beginningOf, closeDraft } from '../drafts/index.ts';
import { withServicing } from '../pricing/index.ts';
import { draftTerms, knownTerms, lockProductDraft, newestProductVersion, soldNow } from './draft-record.ts';
import { notReadyBecause } from './readiness.policy.ts';
import { sampleOffers } from './sample-offers.policy.ts';

/**
 * Puts a draft on sale from now or from a later day on, as the next version. Earlier applications and loans keep their
 * version.
 */
export const publishProductApproval = defineApproval({
  kind: 'product.publish',
  commandOf: (payload) => ({ kind: 'product.publish', payload }),
  endpoint: publishProductDraft,
  subjectOf: ({ draftId }) => ({ draftId }),
  versionOf: async (tx, { draftId }, services) => {
    const newest = await newestProductVersion(tx);
    const draft = await tx
      .selectFrom('draft')
      .select(['state', 'revision'])
      .where('id', '=', draftId)
      .forUpdate()
      .executeTakeFirst();
    const { version } = await soldNow(tx, services);
    return [draft?.state, draft?.revision, version, newest].join(' ');
  },
  execute: async (tx, { draftId, revision, from }, { maker, checker, reason }, services) => {
    const locked = await lockProductDraft(tx, { id: draftId, revision });
    if (!locked.ok) return locked;
    const [live, draft] = [await soldNow(tx, services), await draftTerms(tx, locked.value)];
    const { now, today } = await services.clock.business(tx);
    const because = notReadyBecause(draft, () => sampleOffers({ live: live.terms, draft, today }));
    if (because) return refuse('draft_not_ready', { facts: { because } });
    const liveFrom = beginningOf(from, { now, today });
    if (!liveFrom) return refuse('draft_not_ready', { facts: { because: 'day_unfit' } });
    const version = (await newestProductVersion(tx)) + 1;
    const terms = withEdition(draft, await knownTerms(tx, locked.value.based_on), version);
    const by = { made_by: maker, approved_by: checker, reason };
    await tx
      .insertInto('product')
      .values({ version, config: JSON.stringify(terms), live_from: liveFrom, ...by })
      .execute();
    await closeDraft(tx, locked.value, 'published', services);
    return ok(undefined);
  },
});

/** Loans name the edition of their servicing rules: other rules need another edition. */
function withEdition(draft: ProductTerms, base: ProductTerms, version: number): ProductTerms {
  if (isDeepStrictEqual(withServicing(draft).servicing, withServicing(base).servicing)) return draft;
  return { ...draft, servicing: { ...draft.servicing, version: `product-${version}` } };
}
