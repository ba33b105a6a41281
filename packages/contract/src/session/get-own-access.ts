import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** How the member of staff who asks gets in: the second factor, and the sessions that are open. */
export const getOwnAccess = defineEndpoint({
  name: 'getOwnAccess',
  method: 'GET',
  path: '/web/private/back-office/me/access',
  access: 'staff',
  permission: 'self.manage',
  summary: 'Own second factor and sessions',
  reply: lazy(() =>
    z.object({
      secondFactor: z.object({
        /** Since when signing in asks for it; `null` while there is none. */
        since: z.nullable(instant()),
        /** Whether the role must have one. */
        isRequired: z.boolean(),
        recoveryCodesLeft: z.int(),
      }),
      /** The newest first. */
      sessions: z.array(
        z.object({
          id: id(),
          /** What it was opened with, as that calls itself; `null` where nobody said. */
          device: z.nullable(z.string()),
          /** The network that it was opened from. */
          address: z.nullable(z.string()),
          openedAt: instant(),
          /** To within a few minutes. */
          seenAt: z.nullable(instant()),
          endsAt: instant(),
          /** The one that asks. */
          isOwn: z.boolean(),
        }),
      ),
    }),
  ),
  refusals: [],
});
