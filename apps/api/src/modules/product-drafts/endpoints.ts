import type { Implementation } from '../../implement.ts';
import { changeProductDraftHandler } from './change-draft.handler.ts';
import { discardProductDraftHandler } from './discard-draft.handler.ts';
import { getProductDraftHandler } from './get-draft.handler.ts';
import { getProductHandler } from './get-product.handler.ts';
import { listProductsHandler } from './list-products.handler.ts';
import { publishProductDraftHandler } from './publish-draft.handler.ts';
import { startProductDraftHandler } from './start-draft.handler.ts';

export const endpoints: readonly Implementation[] = [
  listProductsHandler,
  getProductHandler,
  startProductDraftHandler,
  getProductDraftHandler,
  changeProductDraftHandler,
  publishProductDraftHandler,
  discardProductDraftHandler,
];
