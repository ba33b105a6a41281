import * as z from 'zod/mini';
import { PRINTED_DOCUMENT_TYPES } from '../documents/document-kinds.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { whichLoan } from '../wire/which-loan.ts';
import { documentText } from './document-text.ts';

/**
 * Returns a document as texts and figures: the agreement and its cover sheet (of the one to be signed, else of a loan),
 * or the statement of a loan from its first day up to today.
 */
export const getDocumentText = defineEndpoint({
  name: 'getDocumentText',
  method: 'GET',
  path: '/web/private/client/document/text/{type}',
  access: 'client',
  summary: 'Retrieve the text of a document',
  params: lazy(() => z.object({ type: z.enum(PRINTED_DOCUMENT_TYPES) })),
  query: whichLoan,
  reply: documentText,
  refusals: ['not_found'],
});
