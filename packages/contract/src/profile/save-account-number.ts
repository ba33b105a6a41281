import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clabeText } from '../wire/account-numbers.ts';

/** Saves the account that receives the money. The CLABE is fully checked and belongs to one client only. */
export const saveAccountNumber = defineEndpoint({
  name: 'saveAccountNumber',
  method: 'POST',
  path: '/web/private/client/bank/saveAccountNumber',
  access: 'client',
  summary: 'Save the CLABE for the payout',
  body: lazy(() => z.strictObject({ clabe: clabeText() })),
  reply: lazy(() => z.object({ bank: z.string(), lastFour: z.string() })),
  refusals: ['clabe_invalid', 'clabe_taken', 'illegal_transition', 'identity_frozen'],
  repeat: 'key',
});
