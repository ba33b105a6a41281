import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/** Runs a dead job again, with all of its tries. What it does carries a key of its own, so nothing happens twice. */
export const retryJob = defineEndpoint({
  name: 'retryJob',
  method: 'POST',
  path: '/web/private/back-office/job/{id}/retry',
  access: 'staff',
  permission: 'job.retry',
  summary: 'Run a dead job again',
  params: idParams,
  reply: lazy(() => z.object({ id: id() })),
  refusals: ['not_found'],
  repeat: 'key',
});
