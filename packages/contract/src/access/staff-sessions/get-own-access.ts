import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { instant } from '../../wire/calendar.ts';
import { id } from '../../wire/id.ts';

/** Returns the access of the calling member of staff: the second factor, and the sessions that are open. */
export const getOwnAccess = defineEndpoint({
  name: 'getOwnAccess',
  method: 'GET',
  path: '/web/private/back-office/me/access',
  access: 'staff',
  permission: 'self.manage',
  summary: "Retrieve the caller's second factor and sessions",
  reply: lazy(() =>
    z.object({
      secondFactor: z.object({
        /** Moment since which signing in asks for the second factor; `null` while there is none. */
        since: z.nullable(instant()),
        /** True when the role must have one. */
        isRequired: z.boolean(),
        recoveryCodesLeft: z.int(),
      }),
      /** The newest first. */
      sessions: z.array(
        z.object({
          id: id(),
          /** Program or device that opened the session, by its own name; `null` where it gave none. */
          device: z.nullable(z.string()),
          /** Network from which it was opened. */
          address: z.nullable(z.string()),
          openedAt: instant(),
          /** Moment of the last use, to within a few minutes. */
          seenAt: z.nullable(instant()),
          endsAt: instant(),
          /** True for the session that makes the call. */
          isOwn: z.boolean(),
        }),
      ),
    }),
  ),
  refusals: [],
});
