import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';
import { PAPER_TYPES } from './document-kinds.ts';

/**
 * Says that a paper is complete. Who does not say which ends the one that is asked for now: the bank statement, or the
 * proof of income.
 */
export const finish = defineEndpoint({
  name: 'finish',
  method: 'PUT',
  path: '/web/private/client/finish',
  access: 'client',
  summary: 'End an upload',
  query: lazy(() => z.object({ paper: z.optional(z.enum(PAPER_TYPES)) })),
  reply: nothing,
  refusals: ['documents_missing', 'illegal_transition'],
});
