import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';
import { collectionAgency, redecoNumber } from './collection-agency.ts';

/** Adds an agency. It may be given loans once it has its number in the registry. */
export const addAgency = defineEndpoint({
  name: 'addAgency',
  method: 'POST',
  path: '/web/private/back-office/agency',
  access: 'staff',
  permission: 'collection.assign',
  summary: 'Add a collection agency',
  body: lazy(() => z.strictObject({ name: line(120), redecoNumber: z.nullable(redecoNumber()) })),
  reply: collectionAgency,
  status: 201,
  refusals: [],
  repeat: 'key',
});
