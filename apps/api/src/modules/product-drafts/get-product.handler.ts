import { getProduct } from '@lender/contract';
import { compareProducts, productSettings } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { knownTerms } from './draft-record.ts';

export const getProductHandler = implement(getProduct, async ({ params: { version } }, { tx }) => {
  const [record, before] = await tx
    .selectFrom('product')
    .select(['version', 'live_from'])
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  if (record?.version !== version) return refuse('not_found');
  const terms = await knownTerms(tx, version);
  return ok({
    version,
    liveFrom: record.live_from.toISOString(),
    settings: productSettings(terms),
    changes: before ? compareProducts(await knownTerms(tx, before.version), terms) : [],
  });
});
