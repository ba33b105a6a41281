import { versionsAndDrafts } from '../drafts/draft-row.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Lists every version that was published, the newest first, and the drafts that are open or wait for approval. */
export const listProducts = defineEndpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/web/private/back-office/product',
  access: 'staff',
  permission: 'product.read',
  summary: 'List the versions and drafts of the product',
  reply: versionsAndDrafts,
  refusals: [],
});
