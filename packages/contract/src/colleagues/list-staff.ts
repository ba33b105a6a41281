import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { ACCESS_ACTS, dependence } from '../approvals/dependence.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** Returns all members of staff, and the people who are invited; by name. */
export const listStaff = defineEndpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/web/private/back-office/staff',
  access: 'staff',
  permission: 'access.read',
  summary: 'List the members of staff and the open invitations',
  reply: lazy(() =>
    z.object({
      people: z.array(
        z.object({
          id: id(),
          name: z.string(),
          email: z.string(),
          role: z.enum(STAFF_ROLES),
          /** Moment since which they may not sign in; `null` for those who may. */
          suspendedAt: z.nullable(instant()),
          hasSecondFactor: z.boolean(),
          /** Number of their sessions that are valid now. */
          openSessions: z.int(),
          /** Moment at which one of the sessions of the last month was used, to within a few minutes. */
          seenAt: z.nullable(instant()),
          /** Actions that gave them access, or changed it, the newest first. */
          access: z.array(
            z.object({
              act: z.enum(ACCESS_ACTS),
              /** Member of staff; `null` where it was the command of the server. */
              byName: z.nullable(z.string()),
              /** Name of the second person; `null` where none approved it. */
              approvedByName: z.nullable(z.string()),
              at: instant(),
            }),
          ),
          /** Colleagues who do not count as independent: neither approves requests of the other. */
          dependentOn: z.array(z.object({ id: id(), name: z.string(), dependence: dependence() })),
        }),
      ),
      invitations: z.array(
        z.object({
          id: id(),
          name: z.string(),
          email: z.string(),
          role: z.enum(STAFF_ROLES),
          /** Member of staff who invited; `null` where a command of the server did. */
          invitedBy: z.nullable(z.string()),
          /** Second person; `null` where none approved it. */
          approvedBy: z.nullable(z.string()),
          expiresAt: instant(),
        }),
      ),
      /** Roles that can sign in with a second factor only. */
      secondFactorRoles: z.array(z.enum(STAFF_ROLES)),
    }),
  ),
  refusals: [],
});
