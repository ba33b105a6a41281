import type { getProductDraft, Reply } from '@lender/contract';
import { compareProducts, productSettings, validateProduct } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { scheduledOf, selectDrafts, toDraftRow } from '../drafts/index.ts';
import { draftTerms, PRODUCT_DRAFTS, soldNow } from './draft-record.ts';
import { sampleOffers } from './sample-offers.policy.ts';

export type ProductDraft = Reply<typeof getProductDraft>;

/** Reads a draft for members of staff who may read products. */
export async function readDraft(
  tx: Tx,
  id: string,
  services: Pick<Services, 'clock'>,
): Promise<ProductDraft | undefined> {
  const row = await selectDrafts(tx, PRODUCT_DRAFTS).where('draft.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [live, draft] = [await soldNow(tx, services), await draftTerms(tx, row)];
  const later = await tx
    .selectFrom('product')
    .select(['version', 'live_from'])
    .where('version', '>', live.version)
    .execute();
  const { today } = await services.clock.business(tx);
  const valid = validateProduct(draft);
  return {
    ...toDraftRow(row),
    liveVersion: live.version,
    scheduled: scheduledOf(later, live.version),
    settings: productSettings(draft),
    changes: compareProducts(live.terms, draft),
    problems: valid.ok ? [] : [...valid.problem.problems],
    samples: valid.ok ? sampleOffers({ live: live.terms, draft, today }) : [],
  };
}

/** Reads a draft that is known to exist: it was written or locked just now. */
export async function writtenDraft(tx: Tx, id: string, services: Pick<Services, 'clock'>): Promise<ProductDraft> {
  const draft = await readDraft(tx, id, services);
  if (!draft) throw new Error(`product draft ${id} is not there`);
  return draft;
}
