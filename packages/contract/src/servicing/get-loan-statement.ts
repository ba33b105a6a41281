import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { bytes } from '../wire/reply.ts';

/**
 * Returns a statement of account as a PDF: the position of the loan before a period, what happened in it, and the
 * position after it.
 */
export const getLoanStatement = defineEndpoint({
  name: 'getLoanStatement',
  method: 'GET',
  path: '/web/private/client/loan/{id}/statement',
  access: 'client',
  summary: 'Download a statement of account',
  params: idParams,
  /** First and last day of the period. @default from the first day of the loan up to today */
  query: lazy(() => z.object({ from: z.optional(plainDate()), to: z.optional(plainDate()) })),
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found', 'invalid_input', 'rate_limited'],
});
