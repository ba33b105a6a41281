import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { whichLoan } from '../wire/which-loan.ts';
import { extension } from './extension.ts';

/** Chooses an extension of the active loan: its invoice is unpaid until it is settled, and no other one is unpaid. */
export const rolloverActiveLoan = defineEndpoint({
  name: 'rolloverActiveLoan',
  method: 'PUT',
  path: '/web/private/client/loan/active/rollover',
  access: 'client',
  summary: 'Choose an extension of the active loan',
  query: whichLoan,
  body: lazy(() => z.strictObject({ rolloverId: id() })),
  reply: extension,
  refusals: ['no_active_loan', 'not_found', 'extension_refused'],
  repeat: 'never',
});
