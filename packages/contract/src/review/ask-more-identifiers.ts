import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Largest number of additional identifiers that one request may ask for. */
export const MORE_IDENTIFIERS_MAX = 50;

/** Asks a second person to let the caller see more client identifiers in full today than the role's daily number. */
export const askMoreIdentifiers = defineEndpoint({
  name: 'askMoreIdentifiers',
  method: 'POST',
  path: '/web/private/back-office/identifier-quota/more',
  access: 'staff',
  permission: 'identifier.reveal',
  approval: 'four-eyes',
  summary: 'Request a larger identifier quota for today',
  body: lazy(() =>
    z.strictObject({ amount: z.int().check(z.minimum(1), z.maximum(MORE_IDENTIFIERS_MAX)), note: line(500) }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['approval_pending'],
  repeat: 'key',
});
