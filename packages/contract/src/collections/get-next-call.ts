import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { collectionFilter } from './list-collection.ts';

/**
 * Returns the late loan whose borrower is to be called next: the first by priority who may be called now. A borrower
 * who promised to pay on a later day is left alone until then, and so is one whose report about the loan a member of
 * staff looks at. It assigns nothing.
 */
export const getNextCall = defineEndpoint({
  name: 'getNextCall',
  method: 'GET',
  path: '/web/private/back-office/collection/next',
  access: 'staff',
  permission: 'collection.read',
  summary: 'Retrieve the next borrower to call',
  query: lazy(() =>
    z.object({
      ...collectionFilter(),
      /** Loan that was just worked on: its borrower is not the next one. */
      not: z.optional(id()),
    }),
  ),
  reply: lazy(() => z.object({ loanId: z.nullable(id()) })),
  refusals: [],
});
