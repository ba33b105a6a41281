import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';

/** Returns the status of the client's latest application. */
export const getActualApplicationStatus = defineEndpoint({
  name: 'getActualApplicationStatus',
  method: 'GET',
  path: '/web/private/client/application/actual/status',
  access: 'client',
  summary: "Retrieve the status of the client's latest application",
  reply: lazy(() => z.object({ status: applicationStatus() })),
  refusals: ['not_found'],
});
