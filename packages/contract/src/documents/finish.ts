import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { PAPER_TYPES } from './document-kinds.ts';

/**
 * Marks a document as complete; where the caller names none, the one that is asked for now: the bank statement, or the
 * proof of income.
 */
export const finish = defineEndpoint({
  name: 'finish',
  method: 'PUT',
  path: '/web/private/client/finish',
  access: 'client',
  summary: 'Finish the upload of a bank statement or proof of income',
  query: lazy(() => z.object({ paper: z.optional(z.enum(PAPER_TYPES)) })),
  reply: nothing,
  refusals: ['documents_missing', 'illegal_transition'],
});
