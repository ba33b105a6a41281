import { publishProductDraft } from '@lender/contract';
import { compareProducts } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { beginningOf } from '../drafts/index.ts';
import { draftTerms, lockProductDraft, newestProductVersion, soldNow } from './draft-record.ts';
import { publishProductApproval } from './publish-product.approval.ts';
import { notReadyBecause } from './readiness.policy.ts';
import { sampleOffers } from './sample-offers.policy.ts';

export const publishProductDraftHandler = implement(
  publishProductDraft,
  async ({ params: { id }, body: { revision, note, from } }, { caller, tx, services }) => {
    const newest = await newestProductVersion(tx);
    const locked = await lockProductDraft(tx, { id, revision });
    if (!locked.ok) return locked;
    const [live, draft] = [await soldNow(tx, services), await draftTerms(tx, locked.value)];
    const notReady = (because: 'invalid' | 'unchanged' | 'no_offer' | 'day_unfit') =>
      refuse('draft_not_ready', { facts: { because } });
    const changes = compareProducts(live.terms, draft);
    // While a version waits for its day, publishing what is sold today is a change: it replaces that version.
    if (changes.length === 0 && newest === live.version) return notReady('unchanged');
    const business = await services.clock.business(tx);
    const samples = () => sampleOffers({ live: live.terms, draft, today: business.today });
    const because = notReadyBecause(draft, samples);
    if (because) return notReady(because);
    if (!beginningOf(from, business)) return notReady('day_unfit');
    const payload = {
      draftId: id,
      revision,
      liveVersion: live.version,
      changes,
      samples: samples(),
      ...(from && { from }),
    };
    const command = { payload, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, publishProductApproval, command, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
