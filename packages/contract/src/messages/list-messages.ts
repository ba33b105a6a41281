import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { MESSAGE_CAUSES, MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_STATES } from './message-log.ts';

/** What a client was told about loans, the newest first: to which address, masked, and how it went. Codes and passwords are not in it. */
export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/web/private/back-office/client/{id}/messages',
  access: 'staff',
  permission: 'case.read',
  summary: 'What a client was told',
  params: idParams,
  query: lazy(() => z.object({ page: z.optional(countInQuery(10_000)), perPage: z.optional(countInQuery(100)) })),
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        /** `null` of what is told before there is a loan. */
        loanId: z.nullable(id()),
        kind: z.enum(MESSAGE_KINDS),
        channel: z.enum(MESSAGE_CHANNELS),
        /** `null` before it was tried. */
        address: z.nullable(z.string()),
        subject: z.nullable(z.string()),
        text: z.string(),
        state: z.enum(MESSAGE_STATES),
        /** Why it did not go. */
        cause: z.nullable(z.enum(MESSAGE_CAUSES)),
        tries: z.int(),
        /** When it left; of one that was given up, when that was; of one that may still go, when it is due. */
        at: instant(),
      }),
    ),
  ),
  refusals: ['not_found'],
  paginated: true,
});
