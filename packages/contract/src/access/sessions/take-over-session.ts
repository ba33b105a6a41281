import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';

/** Opens the session that `openBorrowerSite` handed over: once, within a minute. */
export const takeOverSession = defineEndpoint({
  name: 'takeOverSession',
  method: 'POST',
  path: '/web/public/user/take-over',
  access: 'public',
  summary: 'Open a transferred session on the borrower site',
  body: lazy(() => z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,1000}$/)) })),
  reply: authorization,
  refusals: ['code_expired'],
  repeat: 'never',
  signsIn: true,
});
