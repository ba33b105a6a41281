import type { Implementation } from '../../implement.ts';
import {
  changeProductDraftHandler,
  discardProductDraftHandler,
  getProductDraftHandler,
  getProductHandler,
  listProductsHandler,
  startProductDraftHandler,
} from './draft.handlers.ts';
import { publishProductDraftHandler } from './publish-draft.handler.ts';

export const endpoints: readonly Implementation[] = [
  listProductsHandler,
  getProductHandler,
  startProductDraftHandler,
  getProductDraftHandler,
  changeProductDraftHandler,
  publishProductDraftHandler,
  discardProductDraftHandler,
];
