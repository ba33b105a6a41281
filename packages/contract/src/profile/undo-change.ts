import * as z from 'zod/mini';
import { username } from '../access/credentials.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/**
 * Undoes a change of e-mail or phone within three days, with the code that was sent to the old address. It ends every
 * session and sets nothing else. A wrong code, an unknown address and an old change get the same answer.
 */
export const undoChange = defineEndpoint({
  name: 'undoChange',
  method: 'POST',
  path: '/web/public/client/undo-change',
  access: 'public',
  summary: 'Undo a change of e-mail or phone',
  body: lazy(() => z.strictObject({ address: username(), code: z.string().check(z.regex(/^[0-9A-Za-z]{10}$/)) })),
  reply: nothing,
  refusals: ['code_wrong', 'rate_limited'],
  repeat: 'never',
});
