import { CLIENT_STATUSES, type ClientStatus, isClientStatus } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';

const statusInQuery = lazy(() =>
  z.codec(z.enum(CLIENT_STATUSES.map(String)), z.custom<ClientStatus>(isClientStatus), {
    decode: (text) => CLIENT_STATUSES.find((one) => String(one) === text) ?? z.NEVER,
    encode: String,
  }),
);

/** Lists clients, the newest first. The next page begins below the last row of this one. */
export const listClients = defineEndpoint({
  name: 'listClients',
  method: 'GET',
  path: '/web/private/back-office/client',
  access: 'staff',
  permission: 'case.read',
  summary: 'List the clients',
  query: lazy(() =>
    z.object({
      status: z.optional(statusInQuery()),
      /** The id of the last row that was read. */
      before: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        /** Full name; empty for a client who has not entered it yet. */
        clientName: z.string(),
        phoneLastFour: z.string(),
        status: clientStatus(),
        registeredAt: instant(),
        /** Number of loans that were paid out to the client. */
        loans: z.int(),
      }),
    ),
  ),
  refusals: [],
});
