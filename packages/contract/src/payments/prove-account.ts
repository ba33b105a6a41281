import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { accountProof } from './account-proof.ts';

/** Proves who owns the account, by the code in the text of the deposit that it received. Then the money is sent. */
export const proveAccount = defineEndpoint({
  name: 'proveAccount',
  method: 'POST',
  path: '/web/private/client/account-proof',
  access: 'client',
  summary: 'Prove the account with its code',
  body: lazy(() => z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) })),
  reply: accountProof,
  refusals: ['code_wrong', 'code_expired'],
  repeat: 'never',
});
