import { publishProductDraft } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { beginPublication, lockForPublication } from '../drafts/index.ts';
import { productDrafts } from './product-draft.ts';
import { publishProductApproval } from './publish-product.approval.ts';
import { notReadyBecause } from './readiness.policy.ts';
import { sampleOffers } from './sample-offers.policy.ts';

export const publishProductDraftHandler = implement(
  publishProductDraft,
  async ({ params: { id }, body: { revision, note, from } }, { caller, tx, services }) => {
    const locked = await lockForPublication(tx, productDrafts, { id, revision }, services);
    if (!locked.ok) return locked;
    const { live, content: draft, changes, isUnchanged } = locked.value;
    const notReady = (because: 'invalid' | 'unchanged' | 'no_offer') =>
      refuse('draft_not_ready', { facts: { because } });
    if (isUnchanged) return notReady('unchanged');
    const { today } = await services.clock.business(tx);
    const samples = () => sampleOffers({ live: live.content, draft, today });
    const because = notReadyBecause(draft, samples);
    if (because) return notReady(because);
    const begins = await beginPublication(tx, from, services);
    if (!begins.ok) return begins;
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
