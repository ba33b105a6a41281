import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { instant } from '../../wire/calendar.ts';
import { invitationToken } from './invitation-token.ts';

/** Returns the person whom a link invites to the staff, and the role offered. Reading uses nothing up. */
export const readInvitation = defineEndpoint({
  name: 'readInvitation',
  method: 'POST',
  path: '/web/public/user/invitation',
  access: 'public',
  summary: 'Retrieve an invitation',
  body: lazy(() => z.strictObject({ token: invitationToken() })),
  reply: lazy(() => z.object({ email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES), expiresAt: instant() })),
  refusals: ['code_expired', 'rate_limited'],
});
