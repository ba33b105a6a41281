import { listProducts } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { openDrafts, toVersionRows } from '../drafts/index.ts';
import { activeProduct } from '../pricing/index.ts';
import { PRODUCT_DRAFTS } from './draft-record.ts';

export const listProductsHandler = implement(listProducts, async (_input, { tx, services: { clock } }) => {
  const { version } = await activeProduct(tx, (await clock.business(tx)).now);
  const versions = toVersionRows(await publishedVersions(tx), version);
  return ok({ versions, drafts: await openDrafts(tx, PRODUCT_DRAFTS) });
});

const publishedVersions = (tx: Tx) =>
  tx
    .selectFrom('product')
    .leftJoin('staff_user as maker', 'maker.id', 'product.made_by')
    .leftJoin('staff_user as checker', 'checker.id', 'product.approved_by')
    .select(['product.version', 'product.live_from', 'product.reason'])
    .select(['maker.name as maker_name', 'checker.name as checker_name'])
    .orderBy('product.version', 'desc')
    .execute();
