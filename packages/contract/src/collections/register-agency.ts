import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { collectionAgency, redecoNumber } from './collection-agency.ts';

/**
 * Records an agency's number in the registry, or that it has none any more: from then on it may contact no borrower.
 */
export const registerAgency = defineEndpoint({
  name: 'registerAgency',
  method: 'PUT',
  path: '/web/private/back-office/agency/{id}',
  access: 'staff',
  permission: 'collection.assign',
  summary: 'Change the registry number of an agency',
  params: idParams,
  body: lazy(() => z.strictObject({ redecoNumber: z.nullable(redecoNumber()), note: line(500) })),
  reply: collectionAgency,
  refusals: ['not_found'],
});
