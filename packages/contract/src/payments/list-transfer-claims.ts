import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { transferClaim } from './transfer-claim.ts';

/** Lists the transfers that a client claims to have sent, the newest first. */
export const listTransferClaims = defineEndpoint({
  name: 'listTransferClaims',
  method: 'GET',
  path: '/web/private/client/transfer-claim',
  access: 'client',
  summary: "List the client's transfer claims",
  reply: lazy(() => z.array(transferClaim())),
  refusals: [],
});
