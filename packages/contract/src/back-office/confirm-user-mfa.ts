import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Confirms the second factor with a code of the app; signing in asks for one from then on. */
export const confirmUserMfa = defineEndpoint({
  name: 'confirmUserMfa',
  method: 'PUT',
  path: '/web/private/back-office/mfa',
  access: 'staff',
  permission: 'self.manage',
  summary: 'Confirm a second factor',
  body: lazy(() => z.strictObject({ otp: z.string().check(z.regex(/^[0-9]{6}$/)) })),
  reply: nothing,
  refusals: ['code_wrong', 'illegal_transition', 'rate_limited'],
  repeat: 'never',
});
