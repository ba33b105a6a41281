import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { productDraft } from './product-draft.ts';

export const getProductDraft = defineEndpoint({
  name: 'getProductDraft',
  method: 'GET',
  path: '/web/private/back-office/product-draft/{id}',
  access: 'staff',
  permission: 'product.read',
  summary: 'Retrieve a product draft',
  params: idParams,
  reply: productDraft,
  refusals: ['not_found'],
});
