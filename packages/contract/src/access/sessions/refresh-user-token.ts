import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';

/** Returns a new token of the same session. The previous one works until it expires. This is no use of the session. */
export const refreshUserToken = defineEndpoint({
  name: 'refreshUserToken',
  method: 'GET',
  path: '/web/private/back-office/token/refresh',
  access: 'staff',
  permission: 'self.manage',
  summary: "Refresh a member of staff's token",
  reply: lazy(() =>
    z.extend(authorization(), {
      /** Whole seconds until the session is locked if it is not used. */
      locksInSeconds: z.int().check(z.nonnegative()),
    }),
  ),
  refusals: [],
  repeat: 'never',
});
