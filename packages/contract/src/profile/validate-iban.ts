import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clabeText } from '../wire/account-numbers.ts';

/** Checks a CLABE and names its bank; nothing is saved. */
export const validateIban = defineEndpoint({
  name: 'validateIban',
  method: 'PUT',
  path: '/web/private/client/iban/validate',
  access: 'client',
  summary: 'Check a CLABE',
  body: lazy(() => z.strictObject({ iban: clabeText() })),
  reply: lazy(() => z.object({ valid: z.literal(true), bankCode: z.string(), bank: z.string() })),
  refusals: ['clabe_invalid'],
});
