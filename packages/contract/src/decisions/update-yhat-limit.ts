import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';

/** Accepts the limit of the latest decision, which the client may request from then on. */
export const updateYhatLimit = defineEndpoint({
  name: 'updateYhatLimit',
  method: 'PUT',
  path: '/web/private/client/yhat/limit',
  access: 'client',
  summary: 'Accept the limit of the latest decision',
  reply: lazy(() => z.object({ availableLoanAmount: money() })),
  refusals: ['no_offer'],
});
