import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Runs a dead job again, with its full number of tries. Its effects carry an idempotency key, so nothing happens twice.
 */
export const retryJob = defineEndpoint({
  name: 'retryJob',
  method: 'POST',
  path: '/web/private/back-office/job/{id}/retry',
  access: 'staff',
  permission: 'job.retry',
  summary: 'Retry a dead job',
  params: idParams,
  reply: lazy(() => z.object({ id: id() })),
  refusals: ['not_found'],
  repeat: 'key',
});
