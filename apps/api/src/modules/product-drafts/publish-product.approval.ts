import { isDeepStrictEqual } from 'node:util';
import { publishProductDraft } from '@lender/contract';
import type { ProductTerms } from '@lender/lending';
import { ok } from '@lender/result';
import { refuse } from '../../kernel/refusal.ts';
import { defineApproval } from '../approvals/index.ts';
import { beginPublication, closeDraft, draftStatus, lockForPublication } from '../drafts/index.ts';
import { storeProduct, withServicing } from '../pricing/index.ts';
import { productDrafts } from './product-draft.ts';
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
    const { newest, live, state, revision } = await draftStatus(tx, productDrafts, draftId, services);
    return [state, revision, live, newest].join(' ');
  },
  execute: async (tx, { draftId: id, revision, from }, { maker, checker, reason }, services) => {
    const locked = await lockForPublication(tx, productDrafts, { id, revision }, services);
    if (!locked.ok) return locked;
    const { live, base, content: draft, newest } = locked.value;
    const { today } = await services.clock.business(tx);
    const because = notReadyBecause(draft, () => sampleOffers({ live: live.content, draft, today }));
    if (because) return refuse('draft_not_ready', { facts: { because } });
    const begins = await beginPublication(tx, from, services);
    if (!begins.ok) return begins;
    const version = newest + 1;
    const terms = withEdition(draft, base, version);
    const by = { made_by: maker, approved_by: checker, reason };
    await storeProduct(tx, { version, config: JSON.stringify(terms), live_from: begins.value, ...by });
    await closeDraft(tx, productDrafts, { draftId: id, because: 'published' }, services);
    return ok(undefined);
  },
});

/** Loans name the edition of their servicing rules: other rules need another edition. */
function withEdition(draft: ProductTerms, base: ProductTerms, version: number): ProductTerms {
  if (isDeepStrictEqual(withServicing(draft).servicing, withServicing(base).servicing)) return draft;
  return { ...draft, servicing: { ...draft.servicing, version: `product-${version}` } };
}
