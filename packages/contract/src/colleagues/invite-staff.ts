import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { emailAddress } from '../wire/person.ts';
import { line } from '../wire/text.ts';

/**
 * Asks a second person to let a new colleague join the staff. Once approved, an e-mail leads them to a page where they
 * set a password. Inviting the same address again sends another link, and the earlier one no longer works.
 */
export const inviteStaff = defineEndpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: '/web/private/back-office/staff/invitation',
  access: 'staff',
  permission: 'access.manage',
  approval: 'four-eyes',
  summary: 'Request an invitation for a new member of staff',
  body: lazy(() =>
    z.strictObject({ email: emailAddress(), name: line(100), role: z.enum(STAFF_ROLES), note: line(500) }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_unique', 'approval_pending'],
  repeat: 'key',
});
