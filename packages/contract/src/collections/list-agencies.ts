import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { collectionAgency } from './collection-agency.ts';

/** Lists the agencies that collect for the lender, by name; there are few of them. */
export const listAgencies = defineEndpoint({
  name: 'listAgencies',
  method: 'GET',
  path: '/web/private/back-office/agency',
  access: 'staff',
  permission: 'collection.read',
  summary: 'List the collection agencies',
  reply: lazy(() => z.array(collectionAgency())),
  refusals: [],
});
