import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { consent } from './consent.ts';

/** Lists the borrower's consents. */
export const getConsents = defineEndpoint({
  name: 'getConsents',
  method: 'GET',
  path: '/web/private/client/consents',
  access: 'client',
  summary: "Retrieve the client's consents",
  reply: lazy(() => z.array(consent())),
  refusals: [],
});
