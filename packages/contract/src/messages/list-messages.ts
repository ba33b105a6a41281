import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { MESSAGE_CAUSES, MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_STATES } from './message-log.ts';

/**
 * Lists the messages to a client about loans, the newest first, each with its masked address and its state. Codes and
 * passwords are not included.
 */
export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/web/private/back-office/client/{id}/messages',
  access: 'staff',
  permission: 'case.read',
  summary: 'List the messages of a client',
  params: idParams,
  query: lazy(() => z.object({ page: z.optional(countInQuery(10_000)), perPage: z.optional(countInQuery(100)) })),
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        /** `null` for a message that was sent before there was a loan. */
        loanId: z.nullable(id()),
        kind: z.enum(MESSAGE_KINDS),
        channel: z.enum(MESSAGE_CHANNELS),
        /** Address; `null` before the first try. */
        address: z.nullable(z.string()),
        subject: z.nullable(z.string()),
        text: z.string(),
        state: z.enum(MESSAGE_STATES),
        /** Reason why it was not sent. */
        cause: z.nullable(z.enum(MESSAGE_CAUSES)),
        tries: z.int(),
        /**
         * Moment at which the message was sent; for one that was given up, the moment of that; for one that may still
         * be sent, the moment at which it is due.
         */
        at: instant(),
      }),
    ),
  ),
  refusals: ['not_found'],
  paginated: true,
});
