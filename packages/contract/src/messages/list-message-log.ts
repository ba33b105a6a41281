import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { MESSAGE_CAUSES, MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_STATES } from './message-log.ts';
import { MESSAGE_TEMPLATES } from './message-template.ts';

/** Cursor at which a page begins: callers pass on the one that they were given, and read nothing from it. */
const cursor = lazy(() => z.string().check(z.regex(/^\d{1,17}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)));

/**
 * Lists the messages to all recipients, the newest first by the one time that each has, with masked addresses and
 * without the text.
 */
export const listMessageLog = defineEndpoint({
  name: 'listMessageLog',
  method: 'GET',
  path: '/web/private/back-office/message',
  access: 'staff',
  permission: 'message.read',
  summary: 'List the messages sent to borrowers',
  query: lazy(() =>
    z.object({
      state: z.optional(z.enum(MESSAGE_STATES)),
      channel: z.optional(z.enum(MESSAGE_CHANNELS)),
      template: z.optional(z.enum(MESSAGE_TEMPLATES)),
      /** `next` of the page before. */
      before: z.optional(cursor()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      rows: z.array(
        z.object({
          id: id(),
          clientId: id(),
          /** `null` for a message that was sent before there was a loan. */
          loanId: z.nullable(id()),
          kind: z.enum(MESSAGE_KINDS),
          /** `null` for messages sent before templates had versions. */
          template: z.nullable(z.enum(MESSAGE_TEMPLATES)),
          version: z.nullable(z.int()),
          channel: z.enum(MESSAGE_CHANNELS),
          address: z.nullable(z.string()),
          state: z.enum(MESSAGE_STATES),
          cause: z.nullable(z.enum(MESSAGE_CAUSES)),
          tries: z.int(),
          /**
           * Moment at which the message was sent; for one that was given up, the moment of that; for one that may still
           * be sent, the moment at which it is due.
           */
          at: instant(),
        }),
      ),
      /** Cursor of the next page; `null` on the last page. */
      next: z.nullable(cursor()),
    }),
  ),
  refusals: [],
});
