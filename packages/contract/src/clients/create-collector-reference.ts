import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Issues the reference number under which the scoring collector uploads; it is also sent as `juicySessionId`. */
export const createCollectorReference = defineEndpoint({
  name: 'createCollectorReference',
  method: 'POST',
  path: '/web/private/client/collector/reference',
  access: 'client',
  summary: 'Create a reference number for the scoring collector',
  reply: lazy(() => z.object({ referenceNumber: z.string(), expiresAt: instant() })),
  status: 201,
  refusals: ['consent_missing', 'rate_limited'],
  repeat: 'key',
});
