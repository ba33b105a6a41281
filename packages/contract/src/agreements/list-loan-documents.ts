import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** Lists the documents that the client signed. */
export const listLoanDocuments = defineEndpoint({
  name: 'listLoanDocuments',
  method: 'GET',
  path: '/web/private/client/document/list',
  access: 'client',
  summary: "List the client's signed documents",
  reply: lazy(() =>
    z.array(z.object({ id: id(), type: z.literal('loan_agreement'), signedAt: instant(), sha256: z.string() })),
  ),
  refusals: [],
});
