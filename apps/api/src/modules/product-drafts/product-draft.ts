import { changeProduct, compareProducts, productSettings, validateProduct } from '@lender/lending';
import { staffName } from '../access/index.ts';
import { defineDraft, newestVersion } from '../drafts/index.ts';
import { activeProduct, termsOfVersion } from '../pricing/index.ts';
import { sampleOffers } from './sample-offers.policy.ts';

/** Drafts of the product: shown as sample offers, beside the same offers of the version that is sold. */
export const productDrafts = defineDraft({
  name: 'product',
  kind: 'product.publish',
  listVersions: (tx) =>
    tx
      .selectFrom('product')
      .select(['product.version', 'product.live_from', 'product.reason'])
      .select((eb) => [
        staffName(eb.ref('product.made_by')).as('maker_name'),
        staffName(eb.ref('product.approved_by')).as('checker_name'),
      ])
      .orderBy('product.version', 'desc')
      .execute(),
  findVersion: termsOfVersion,
  readLive: async (tx, now) => {
    const { version } = await activeProduct(tx, now);
    const content = await termsOfVersion(tx, version);
    if (!content) throw new Error(`product ${version} is not there`);
    return { version, content };
  },
  lockNewest: (tx) => newestVersion(tx, 'product'),
  settingsOf: productSettings,
  change: changeProduct,
  compare: compareProducts,
  readDetail: async (tx, { live, content: draft }, { clock }) => {
    const { today } = await clock.business(tx);
    const valid = validateProduct(draft);
    return {
      problems: valid.ok ? [] : [...valid.problem.problems],
      samples: valid.ok ? sampleOffers({ live: live.content, draft, today }) : [],
    };
  },
});
