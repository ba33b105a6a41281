import {
  changeProductDraft,
  discardProductDraft,
  getProduct,
  getProductDraft,
  listProducts,
  startProductDraft,
} from '@lender/contract';
import { implement } from '../../implement.ts';
import {
  changeDraft,
  discardDraft,
  listVersionsAndDrafts,
  readDraft,
  readVersion,
  startDraft,
} from '../drafts/index.ts';
import { productDrafts } from './product-draft.ts';

export const listProductsHandler = implement(listProducts, (_, { tx, services }) =>
  listVersionsAndDrafts(tx, productDrafts, services),
);

export const getProductHandler = implement(getProduct, ({ params }, { tx }) =>
  readVersion(tx, productDrafts, params.version),
);

export const startProductDraftHandler = implement(startProductDraft, ({ body }, { caller, tx, services }) =>
  startDraft(tx, productDrafts, { ...body, author: caller.userId }, services),
);

export const getProductDraftHandler = implement(getProductDraft, ({ params }, { tx, services }) =>
  readDraft(tx, productDrafts, params.id, services),
);

export const changeProductDraftHandler = implement(changeProductDraft, ({ params, body }, { tx, services }) =>
  changeDraft(tx, productDrafts, { ...params, ...body }, services),
);

export const discardProductDraftHandler = implement(discardProductDraft, ({ params, body }, { tx, services }) =>
  discardDraft(tx, productDrafts, { ...params, ...body }, services),
);
